// A connection to a table that comes back by itself, and loses no command.

import { Refusal, get } from "./api";
import {
  WIRE,
  type Closing,
  type Command,
  type Done,
  type Hello,
  type Outbound,
  type Refused,
  type Update,
} from "./messages";

/** Reasons that no other try will change. */
const FINAL = new Set(["not-found", "removed", "set-aside", "bad-message"]);
/** Reasons that do not pass by themselves from one moment to the next. */
const LASTING = new Set(["no-screen", "too-fast", "too-many"]);
/** Milliseconds before another try: at once, then for a minute often enough to be back within a
 * second of the server, then seldom. */
const SOON = [300, 400, 500];
const OFTEN = 800;
const SELDOM = 3000;
const OFTEN_ENOUGH = 75;
/** So long an answer may take before the connection is taken for lost. */
const SILENT = 5000;
/** A page that was out of sight for so long does not trust its connection. */
const ASLEEP = 30_000;
/** So long nothing need be heard before the server is asked whether it is there. */
const QUIET = 25_000;
/** So many tries may fail, with the server answering all the while, before WebSockets are blamed. */
const BLOCKED = 6;

type Fields<C> = C extends { readonly id: string } ? Omit<C, "id"> : never;
/** A command without the id, which the connection gives it. */
export type Asked = Fields<Command>;
export type Answer = Done | Refused;

export interface Listener {
  /** The first message of each connection. */
  hello(): Omit<Hello, "type" | "wire">;
  told(update: Update): void;
  /** A refusal of something that has no id, or nobody waits for. */
  refused(answer: Refused): void;
  /** null: nobody said why. It comes back by itself. */
  lost(why: Closing | null): void;
  back(): void;
  /** No way in, or none any more. */
  ended(why: Closing): void;
}

interface Pending {
  readonly message: Command;
  readonly resolve: (answer: Answer) => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #timer = 0;
  #tries = 0;
  #opened = false;
  #hidden = 0;
  #heard = Date.now();
  #closed = false;
  #why: Closing | null = null;
  readonly #pending = new Map<string, Pending>();

  constructor(
    readonly code: string,
    private readonly on: Listener,
  ) {
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.#lost());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#hidden = Date.now();
      else if (this.#tries || Date.now() - this.#hidden > ASLEEP) this.again();
    });
    setInterval(() => void this.#listen(), QUIET / 5);
    this.#connect();
  }

  /** Ask for something; what comes of it is a `done` or a `refused`, however long it takes. */
  ask(asked: Asked): Promise<Answer> {
    const message = { ...asked, id: newId() } as Command;
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(message);
    });
  }

  /** Connect anew, now. */
  again(): void {
    if (this.#closed) return;
    this.#forget();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#opened = false;
    const address = `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(this.code)}`;
    const socket = (this.#socket = new WebSocket(address));
    this.#why = null;
    socket.onopen = () => {
      this.#opened = true;
      const hello: Hello = { type: "hello", wire: WIRE, ...this.on.hello() };
      socket.send(JSON.stringify(hello));
      // The same ids as before: what was done already is acknowledged, not done twice.
      for (const { message } of this.#pending.values()) this.#send(message);
    };
    socket.onmessage = (event) => this.#read(JSON.parse(event.data as string) as Outbound);
    socket.onclose = () => this.#lost();
    this.#timer = setTimeout(() => this.#lost(), SILENT);
  }

  #send(message: Command): void {
    const socket = this.#socket;
    socket?.send(JSON.stringify(message));
    setTimeout(() => {
      if (socket !== this.#socket || !this.#pending.has(message.id)) return;
      this.#tries ||= 1;
      this.on.lost(null);
      this.again();
    }, SILENT);
  }

  #read(message: Outbound): void {
    this.#heard = Date.now();
    if (message.type === "update") {
      clearTimeout(this.#timer);
      if (this.#tries) this.on.back();
      this.#tries = 0;
      this.on.told(message);
    } else if (message.type === "closing") {
      this.#why = message;
    } else {
      const waiting = message.id === null ? undefined : this.#pending.get(message.id);
      if (message.id !== null) this.#pending.delete(message.id);
      if (waiting) waiting.resolve(message);
      else if (message.type === "refused") this.on.refused(message);
    }
  }

  /** A dead line is silent; the server's signs of life are hidden from pages, so it is asked. */
  async #listen(): Promise<void> {
    if (this.#closed || this.#tries || document.hidden || Date.now() - this.#heard < QUIET) return;
    this.#heard = Date.now();
    try {
      await get("/healthz");
    } catch {
      this.#lost();
    }
  }

  #lost(): void {
    if (this.#closed) return;
    const why = this.#why;
    const opened = this.#opened;
    this.#forget();
    if (why && FINAL.has(why.code)) {
      this.#end(why);
      return;
    }
    this.on.lost(why);
    const tries = this.#tries++;
    const wait = SOON[tries] ?? (tries < OFTEN_ENOUGH ? OFTEN : SELDOM);
    this.#timer = setTimeout(() => this.#connect(), why && LASTING.has(why.code) ? SELDOM : wait);
    if (!opened && tries === BLOCKED) void this.#blame();
  }

  /** Plain requests come through and WebSockets do not: something on the way takes them out. */
  async #blame(): Promise<void> {
    try {
      await get("/healthz");
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "offline") return;
    }
    if (!this.#tries) return;
    this.#end({ type: "closing", code: "no-websocket", says: "WebSockets do not come through" });
  }

  #end(why: Closing): void {
    this.#closed = true;
    this.#forget();
    this.on.ended(why);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** A name for a command. (No randomUUID: browsers have it over https alone.) */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
