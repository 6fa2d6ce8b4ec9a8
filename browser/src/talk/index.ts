// Log and chat, and what people say with a tap: loaded when somebody opens them, has a column for
// them, or hears somebody speak.

export { ChatPanel } from "../table/ChatPanel";
export { LogPanel } from "../table/LogPanel";
export { Bubbles } from "./Bubbles";
export { PhraseSheet } from "./PhraseSheet";
export { PhraseText } from "./PhraseText";
