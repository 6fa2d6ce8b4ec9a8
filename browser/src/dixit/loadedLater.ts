// What is loaded after the board: the end of a turn and of the game, and what a reader opens.

export { sumUp } from "./PointsLine";
export { Recap } from "./Recap";
export { Result } from "./Result";
export { Ending, Gains, TurnView } from "./Turn";
export { Zoom } from "./Zoom";
