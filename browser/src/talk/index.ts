// The chat, and what people say with a tap: loaded ahead, or when somebody opens it or speaks.

export { ChatPanel } from "../table/ChatPanel";
export { Bubbles } from "./Bubbles";
export { PhraseSheet } from "./PhraseSheet";
export { PhraseText } from "./PhraseText";
