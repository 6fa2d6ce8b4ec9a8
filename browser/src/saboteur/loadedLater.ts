// What is loaded after the board: the end of a round and of the game, and what a reader opens.

export { listKeys, pressKey } from "./boardKeys";
export { NotesSheet } from "./NotesSheet";
export { PutAway, Stones, Tools } from "./Questions";
export { Result } from "./Result";
export { RoundEnd } from "./RoundEnd";
export { attempt } from "./whyNot";
