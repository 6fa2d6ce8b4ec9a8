import { expect, it } from "vitest";

import type { SaboteurCard } from "../wire/messages";
import { ACTION_NAMES } from "./cards";
import * as pictures from "./pictures";

const FILES = Object.keys(import.meta.glob("./pictures/*.webp"));

/** Every set of sides, as a tunnel and as a dead end. */
const SHAPES = Array.from({ length: 15 }, (_, at) =>
  ["N", "E", "S", "W"].filter((_, side) => (at + 1) & (1 << side)),
).flatMap((sides) => [sides.join(""), sides.join("+")]);

it.each([
  pictures.START_PICTURE,
  pictures.CARD_BACK,
  pictures.ROLE_BACK,
  pictures.GOLD_BACK,
  ...SHAPES.map((shape) => pictures.pathPicture(shape)),
  ...Object.keys(ACTION_NAMES).map((card) => pictures.cardPicture(card as SaboteurCard)),
  ...(["gold", "ES", "SW", null] as const).flatMap((face) =>
    [true, false].map((turned) => pictures.goalPicture(face, turned)),
  ),
  ...[0, 4, 8].map((seat) => pictures.rolePicture("miner", seat)),
  ...[0, 4, 8].map((seat) => pictures.rolePicture("saboteur", seat)),
  ...[1, 2, 3].map((nuggets) => pictures.goldPicture(nuggets)),
  ...(["pick", "lamp", "cart"] as const).map((tool) => pictures.toolPicture(tool)),
])("there is a picture at %s", (address) => {
  expect(FILES).toContain(`./pictures/${address.split("/").at(-1)}`);
});
