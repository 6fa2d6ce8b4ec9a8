// Notices to a reader who is not at the table, loaded after everything that a game needs.

export { followReader } from "./follow";
export { PushSheet } from "./PushSheet";
