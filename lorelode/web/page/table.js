// A table: what the server tells of it is kept here, and drawn anew whenever it tells.

import { after, handover, invitation, record, settings, spoken } from "./asides.js";
import { Chat } from "./chat.js";
import { complain, fill, h, sentence } from "./dom.js";
import * as dixit from "./dixit.js";
import { deeds, headline } from "./now.js";
import * as saboteur from "./saboteur.js";
import { named, seats } from "./seats.js";
import { title } from "./settings.js";
import { Wire, request } from "./wire.js";

const GAMES = { saboteur, dixit };
const LOST = "The connection is lost; the page comes back by itself.";
const BACK = "Connected again; nothing is lost.";

export class TablePage {
  #update = null;
  #lines = [];
  #games = [];
  #deck = { game: 0, cards: null };
  #link = "";
  #handed = "";
  /** The choices that are shown on the board as well, and the group they are from. */
  #picked = null;
  /** The decision that this page has answered already. */
  #sent = "";
  /** When the clock runs out. */
  #ends = null;

  constructor(main, code, screen) {
    this.main = main;
    this.screen = screen;
    document.body.classList.toggle("tv", screen);
    this.parts = {};
    const parts = "head news deeds ask board holding after invite seats hand log settings";
    for (const name of parts.split(" ")) this.parts[name] = h(`section.${name}`);
    this.parts.news.setAttribute("aria-live", "polite");
    this.clock = h("p.clock", { role: "timer" });
    this.name = h("input", {
      value: localStorage.getItem("name") ?? "",
      maxlength: 100,
      dir: "auto",
      autocomplete: "nickname",
      onchange: () => this.#renamed(),
    });
    const say = !screen && ((text) => this.ask("say", { text }));
    const hide = (what, number) => this.ask("hide", { what, number });
    this.chat = new Chat("chat", "Chat", { say, hide });
    this.gallery = new Chat("gallery", "Gallery", { say, hide });
    this.wire = new Wire(code, () => this.#hello(), {
      told: (update) => this.#told(update),
      refused: (answer) => complain(answer.says),
      lost: (why) => this.#say(why ? sentence(why.says) : LOST),
      back: () => this.#back(),
      ended: (why) => this.#ended(why),
    });
    setInterval(() => this.#tick(), 250);
    this.#take();
  }

  /** Ask for something, and say so if it is refused; whether it was done. */
  ask = async (type, fields) => {
    const answer = await this.wire.ask(type, fields);
    complain(answer.type === "refused" ? answer.says : "");
    if (type === "hand" && answer.type === "done") {
      this.#handed = answer.secret ? `${this.#link}#take=${answer.secret}` : "";
      // A secret is told once: if the connection broke just then, it is gone.
      if (!answer.secret) complain("the link was lost on its way; ask for another");
      this.#draw();
    }
    return answer.type === "done";
  };

  /** Take over the seat that a link in the address bar offers, and leave no trace of it there. */
  #take() {
    const [, secret] = /^#take=(.+)$/.exec(location.hash) ?? [];
    if (!secret) return;
    history.replaceState(null, "", location.pathname);
    this.ask("take", { secret });
  }

  #hello() {
    return {
      name: this.screen ? "" : this.name.value.trim(),
      screen: this.screen,
      game: this.#update?.table.game ?? 0,
      seat: this.#update?.you.seat ?? null,
      lines: this.#lines.length,
      // The chat is asked for afresh: a line may have been hidden meanwhile.
    };
  }

  #renamed() {
    localStorage.setItem("name", this.name.value.trim());
    const seat = this.#update?.you.seat ?? null;
    if (seat !== null) this.ask("sit", { seat, name: this.name.value });
    // Those in the gallery are called what they said in their hello.
    else if (this.#update) this.wire.again();
  }

  #say(text, milliseconds = 0) {
    const line = document.getElementById("line");
    line.textContent = text;
    if (!milliseconds) return;
    setTimeout(() => line.textContent === text && (line.textContent = ""), milliseconds);
  }

  #ended(why) {
    this.#say("");
    this.main.replaceChildren(
      h("h1", "No way in"),
      h("p", sentence(why.says)),
      h("p", h("a", { href: "/" }, "To the front page")),
    );
  }

  #told(update) {
    const before = this.#update;
    this.#update = update;
    const { table, you, play, lines, clock } = update;
    this.#lines.splice(lines.start, Infinity, ...lines.new);
    this.chat.read(update.chat);
    this.gallery.read(update.gallery);
    this.#ends = clock && Date.now() + clock.left * 1000;
    if (you.seat !== null) {
      localStorage.setItem(`seat ${table.code}`, JSON.stringify([table.game, you.seat]));
    } else if (before && before.you.seat !== null) {
      this.#handed = "";
      this.#say("You have no seat here any more.", 8000);
    }
    if (!before) this.#begin(table);
    if (play?.game === "dixit" && this.#deck.game !== table.game) this.#fetchDeck(table);
    this.#draw();
  }

  #begin({ code }) {
    const { head, news, deeds, board, ask, holding, after, invite, ...aside } = this.parts;
    const you = !this.screen && h("label.you", h("span", "Your name"), this.name);
    history.replaceState(null, "", `/${this.screen ? "tv" : "t"}/${code}`);
    this.main.replaceChildren(
      h(
        "div.columns.table",
        h("div", h("div.row", head, this.clock), news, deeds, board, ask, holding, after, invite),
        h(
          "div",
          h("section", h("h2", "Seats"), you, aside.seats, aside.hand),
          this.chat.section,
          this.gallery.section,
          aside.log,
          aside.settings,
        ),
      ),
    );
    this.#fetch(code);
  }

  async #fetch(code) {
    [this.#games, { link: this.#link }] = await Promise.all([
      request("/api/games"),
      request(`/api/tables/${code}/invitation`),
    ]);
    this.#draw();
  }

  #back() {
    this.#say(BACK, 4000);
    // What was asked for when the server had gone is asked for again.
    if (this.#update && !this.#link) this.#fetch(this.#update.table.code);
    if (!this.#deck.cards) this.#deck.game = 0;
  }

  async #fetchDeck({ code, game }) {
    this.#deck = { game, cards: null };
    const { cards } = await request(`/api/tables/${code}/deck`);
    this.#deck = { game, cards };
    this.#draw();
  }

  #tick() {
    const left = this.#ends && Math.max(0, Math.ceil((this.#ends - Date.now()) / 1000));
    const seconds = String(left % 60).padStart(2, "0");
    const text = left === null ? "" : `${Math.floor(left / 60)}:${seconds}`;
    if (this.clock.textContent !== text) this.clock.textContent = text;
  }

  /** All that the sections are drawn from. */
  #look() {
    const { table, you, play } = this.#update;
    const moment = `${table.game} ${play?.phase}`;
    const sent = this.#sent === moment;
    return {
      table,
      you,
      play: play && { ...play, choices: sent || this.screen ? [] : play.choices },
      sent,
      running: table.status === "playing" || table.status === "resting",
      screen: this.screen,
      games: this.#games,
      deck: this.#deck.cards,
      ask: this.ask,
      who: (seat) => named(table, seat),
      hide: you.host && ((number) => this.ask("hide", { what: "clue", number })),
      picked: this.#picked?.moves ?? [],
      pick: (moves, group) => {
        if (!moves && this.#picked?.group !== group) return;
        this.#picked = moves && { moves, group };
        this.#draw();
      },
      choose: async (move) => {
        this.#sent = moment;
        this.#draw();
        const done = await this.ask("move", { game: table.game, phase: play.phase, move });
        if (!done) this.#sent = "";
        this.#draw();
      },
    };
  }

  #draw() {
    if (!this.#update) return;
    const { parts } = this;
    const look = this.#look();
    const { table, you, play, running, sent, games } = look;
    const game = play && GAMES[play.game];
    const asked = Boolean(play?.choices.length);
    if (!asked) this.#picked = null;
    const names = table.seats.map((seat) => [seat.name, seat.bot]);
    const seen = [names, table.hidden, table.status, you, look.deck !== null, play];
    const code = spoken(table.code);
    document.title = `${asked ? "● " : ""}${title(table.settings.game)} at ${code}`;
    fill(parts.head, [table.status, names, you, play?.to_act, sent], () => headline(look));
    fill(parts.news, [names, play?.public.news, play?.private?.news], () =>
      game?.news(play, look).map((sentence) => sentence && h("p", sentence)),
    );
    fill(parts.deeds, [table, you, play?.phase], () => deeds(look));
    fill(parts.board, [seen, this.#picked?.moves], () => game?.board(play, look));
    fill(parts.ask, [names, look.deck !== null, table.game, play?.phase, play?.choices], () =>
      asked ? game.ask(play, look) : null,
    );
    fill(parts.holding, seen, () => game?.holding(play, look));
    fill(parts.seats, [table, you, play?.to_act, play?.public.players, games.length], () =>
      seats(look, this.name, game && ((seat) => game.facts(play.public, seat))),
    );
    fill(parts.hand, this.#handed, () => this.#handed && handover(this.#handed));
    fill(parts.log, [table.game, this.#lines, table.hidden], () => record(look, this.#lines));
    fill(parts.invite, [code, table.settings.screen, this.#link, table.status], () =>
      invitation(look, this.#link),
    );
    fill(parts.settings, [table.settings, you.host, running, games.length], () => settings(look));
    fill(parts.after, [table.game, table.scores], () => table.scores && after(look, game));
    this.chat.draw(look, you.seat !== null, true);
    this.gallery.draw(look, you.seat === null && table.settings.chat === "all", !this.screen);
  }
}
