// Who sits where, and what one may do about it.

import { button, complain, h, own } from "./dom.js";

/** What a seat is called: a name, or the bot that it is. */
export function named({ seats }, seat) {
  const { name, bot } = seats[seat];
  return own(name || (bot ? `bot ${seat}` : `seat ${seat}`), { class: "name" });
}

const isFree = (info) => !info.name && !info.bot;

/** The seats as a list; `name` is the field with the visitor's name, `facts` says more of a seat. */
export function seats(look, name, facts) {
  const { table, you, play, games, running, screen, ask } = look;
  const levels = games.find((one) => one.game === table.settings.game)?.bots ?? [];
  const sit = (seat) => {
    if (name.value.trim()) return ask("sit", { seat, name: name.value });
    complain("Write your name first");
    return name.focus();
  };
  const rows = table.seats.map((info, seat) =>
    h(
      "li",
      { class: running && play?.to_act.includes(seat) ? "acts" : "" },
      h("span.quiet", `${seat} `),
      isFree(info) ? h("span.quiet", "free") : titled(look, seat),
      facts && h("p.facts", facts(seat)),
      !screen && h("div.buttons", buttons(look, seat, levels, sit)),
    ),
  );
  const fill = you.host && !running && !screen && table.seats.some(isFree);
  return [
    h("ol.plain", rows),
    fill && levels.map((level) => button(`Fill with ${level} bots`, () => ask("bot", { level }))),
  ];
}

function titled({ table, you }, seat) {
  const info = table.seats[seat];
  const marks = [
    you.seat === seat && "you",
    table.host === seat && "host",
    info.name && !info.here && "not connected",
    info.away && "a bot plays for them",
    info.ready && "ready",
    info.muted && "muted",
    !info.name && info.bot,
  ].filter(Boolean);
  return [named(table, seat), marks.length > 0 && h("span.quiet", ` (${marks.join(", ")})`)];
}

/** The seat that this browser had in this game, to which alone it may return. */
function held({ table }) {
  const [game, seat] = JSON.parse(localStorage.getItem(`seat ${table.code}`) ?? "[]");
  return game === table.game ? seat : null;
}

function buttons(look, seat, levels, sit) {
  const { table, you, running, ask } = look;
  const info = table.seats[seat];
  const mine = you.seat === seat;
  const stands = you.seat === null;
  const offer = (text, deed) =>
    button(text, deed, { "data-key": `${text} ${seat}`, "aria-label": `${text}: seat ${seat}` });
  const host = {
    free: () => levels.map((one) => offer(`Bot (${one})`, () => ask("bot", { level: one, seat }))),
    taken: () => [
      !running &&
        seat + 1 < table.seats.length &&
        offer("Swap with the next", () => ask("swap", { one: seat, other: seat + 1 })),
      !mine &&
        info.name && [
          offer(info.muted ? "Unmute" : "Mute", () => ask("mute", { seat, muted: !info.muted })),
          offer("Make host", () => ask("promote", { seat })),
        ],
      !mine && (info.name || !running) && offer("Remove", () => ask("remove", { seat })),
    ],
  };
  if (isFree(info)) {
    if (running) return [];
    return [offer(stands ? "Sit here" : "Move here", () => sit(seat)), you.host && host.free()];
  }
  return [
    running && stands && held(look) === seat && offer("Return to your seat", () => sit(seat)),
    mine && offer("Stand up", () => ask("stand")),
    mine && offer("Play on another device", () => ask("hand")),
    you.host && host.taken(),
  ];
}
