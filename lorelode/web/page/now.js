// What is the matter now, in a line, and the buttons that go with it.

import { button, h, listed } from "./dom.js";
import { title } from "./settings.js";

/** Who is waited for. */
export const headline = (look) => h("h1", said(look));

function said({ table, you, play, sent, who }) {
  if (table.status === "open") return `${title(table.settings.game)}: not yet begun`;
  if (table.status === "over") return "The game is over";
  if (!play) return "A game is being played";
  if (table.status === "resting") return "Look at what was shown";
  if (play.to_act.includes(you.seat)) return sent ? "Sent …" : "It is your turn";
  if (!play.to_act.length) return "A moment …";
  return ["Waiting for ", listed(play.to_act.map((seat) => who(seat)))];
}

/** What is to be done besides a move: to start, to be ready, to be back. */
export function deeds({ table, you, play, running, screen, ask }) {
  if (screen) return null;
  const mine = you.seat !== null && table.seats[you.seat];
  const free = table.seats.filter((seat) => !seat.name && !seat.bot).length;
  const main = { class: "main" };
  const moment = { game: table.game, phase: play?.phase };
  const rests = table.status === "resting";
  return [
    !running && free > 0 && h("p", `Seats without a player or a bot: ${free}.`),
    you.host &&
      !running &&
      button(table.game ? "Play again" : "Start the game", () => ask("start"), {
        ...main,
        disabled: free > 0,
      }),
    mine && rests && !mine.ready && button("Ready", () => ask("ready", moment), main),
    mine && rests && mine.ready && h("p", "You are ready; the others still look."),
    mine && mine.away && button("I am back", () => ask("back"), main),
  ];
}
