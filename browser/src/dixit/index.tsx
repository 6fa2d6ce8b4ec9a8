// Dixit's part of the page.

import type { GamePart } from "../game/contract";
import type { DixitPlay } from "../wire/messages";
import { Badge } from "./Badge";
import { Board } from "./Board";
import { Result } from "./Result";
import { headline, said } from "./said";

const dixit: GamePart<DixitPlay> = { Board, Badge, Result, headline, said };
export default dixit;
