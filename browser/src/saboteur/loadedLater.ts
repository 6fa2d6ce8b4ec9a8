// What is loaded after the board: the end of a round and of the game, and what a reader opens.

export { listKeys, pressKey } from "./boardKeys";
export { CardExplainer } from "./CardExplainer";
export { CarriedCard } from "./CarriedCard";
export { NotesSheet } from "./NotesSheet";
export { Question, Stones } from "./Questions";
export { Result } from "./Result";
export { RoundEnd } from "./RoundEnd";
export { ask } from "./whyNot";
