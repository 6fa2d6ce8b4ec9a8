// Saboteur's part of the page.

import { need } from "../i18n";
import type { GamePart } from "../game/contract";
import type { SaboteurPlay } from "../wire/messages";
import { Badge } from "./Badge";
import { Board } from "./Board";
import { Result } from "./Result";
import { headline, said } from "./words";

// Whoever has this part has its texts too.
await need("saboteur", "saboteur-board");

const part: GamePart<SaboteurPlay> = { Board, Badge, Result, headline, said };
export default part;
