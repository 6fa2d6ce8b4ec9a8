// A connection to a table that reconnects by itself and loses no command.

import { Refusal, get } from "./api";
import {
  RECONNECT,
  WIRE_VERSION,
  type Closing,
  type Command,
  type Done,
  type Hello,
  type Outbound,
  type Refused,
  type Update,
} from "./messages";

/** Why a connection has ended for good: what the table said, or that none can be made here. */
export interface Ending {
  readonly code: Closing["code"] | "no-websocket";
  readonly facts: Closing["facts"];
}

/** Milliseconds before the first tries to reconnect. */
const FIRST_RETRIES_MS = [300, 400, 500];
/** Then for a minute often enough to be back within a second of the server, then seldom. */
const RETRY_MS = 800;
const LATE_RETRY_MS = 3000;
const FREQUENT_RETRIES = 75;
/** How long an answer may take before the connection counts as lost. */
const ANSWER_TIMEOUT_MS = 5000;
/** A page that was hidden for this long reconnects. */
const HIDDEN_MS = 30_000;
/** After this long without a message the page asks whether the server is there. */
const SILENCE_MS = 25_000;
/** After this many failed tries in a row that the server would let in, WebSockets seem blocked. */
const BLOCKED_TRIES = 6;

type Fields<C> = C extends { readonly id: string } ? Omit<C, "id"> : never;
/** A command without its id, which the connection adds. */
export type Asked = Fields<Command>;
export type Answer = Done | Refused;

export interface ConnectionEvents {
  /** The first message of each connection. */
  hello(): Omit<Hello, "type" | "wire">;
  updated(update: Update): void;
  /** A refusal that no command waits for. */
  refused(answer: Refused): void;
  /** The connection reconnects by itself. null: no reason was given. */
  lost(why: Closing | null): void;
  back(): void;
  /** The server refuses this client for good. */
  ended(why: Ending): void;
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
  /** How often in a row the server would have let the page in, but no WebSocket opened. */
  #blocked = 0;
  /** Whether the server has said to come back later. */
  #later = false;
  #hiddenAt = 0;
  #heardAt = Date.now();
  #closed = false;
  #why: Closing | null = null;
  readonly #pending = new Map<string, Pending>();

  constructor(
    readonly code: string,
    private readonly on: ConnectionEvents,
  ) {
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.#lost());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#hiddenAt = Date.now();
      else if (this.#tries || Date.now() - this.#hiddenAt > HIDDEN_MS) this.again();
    });
    setInterval(() => void this.#probe(), SILENCE_MS / 5);
    this.#connect();
  }

  /** Send a command, and wait for its `done` or `refused`, however long it takes. */
  ask(asked: Asked): Promise<Answer> {
    const message = { ...asked, id: newId() } as Command;
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(message);
    });
  }

  /** Connect again now. */
  again(): void {
    if (this.#closed) return;
    this.#forget();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#opened = false;
    const socket = (this.#socket = new WebSocket(
      location.origin.replace(/^http/, "ws") + this.#path(),
    ));
    this.#why = null;
    socket.onopen = () => {
      this.#opened = true;
      const hello: Hello = { type: "hello", wire: WIRE_VERSION, ...this.on.hello() };
      socket.send(JSON.stringify(hello));
      // With the same ids: the server acknowledges what it has done, and does nothing twice.
      for (const { message } of this.#pending.values()) this.#send(message);
    };
    socket.onmessage = (event) => this.#read(JSON.parse(event.data as string) as Outbound);
    socket.onclose = () => this.#lost();
    this.#timer = setTimeout(() => this.#lost(), ANSWER_TIMEOUT_MS);
  }

  #send(message: Command): void {
    const socket = this.#socket;
    socket?.send(JSON.stringify(message));
    setTimeout(() => {
      if (socket !== this.#socket || !this.#pending.has(message.id)) return;
      this.#tries ||= 1;
      this.on.lost(null);
      this.again();
    }, ANSWER_TIMEOUT_MS);
  }

  #read(message: Outbound): void {
    this.#heardAt = Date.now();
    if (message.type === "update") {
      clearTimeout(this.#timer);
      if (this.#tries) this.on.back();
      this.#tries = this.#blocked = 0;
      this.#later = false;
      this.on.updated(message);
    } else if (message.type === "closing") {
      this.#why = message;
    } else {
      const waiting = message.id === null ? undefined : this.#pending.get(message.id);
      if (message.id !== null) this.#pending.delete(message.id);
      if (waiting) waiting.resolve(message);
      else if (message.type === "refused") this.on.refused(message);
    }
  }

  /** A dead connection is silent. Pages do not see the server's pings, so this asks. */
  async #probe(): Promise<void> {
    if (this.#closed || this.#tries || document.hidden || Date.now() - this.#heardAt < SILENCE_MS)
      return;
    this.#heardAt = Date.now();
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
    if (why && !RECONNECT[why.code]) {
      this.#end(why);
      return;
    }
    this.on.lost(why);
    const tries = this.#tries++;
    const wait = FIRST_RETRIES_MS[tries] ?? (tries < FREQUENT_RETRIES ? RETRY_MS : LATE_RETRY_MS);
    const later = why ? RECONNECT[why.code] === "later" : this.#later;
    this.#timer = setTimeout(() => this.#connect(), later ? LATE_RETRY_MS : wait);
    if (!opened) void this.#askWhy();
  }

  /** Browsers do not tell why a WebSocket was refused. A plain request gets the same refusal. */
  async #askWhy(): Promise<void> {
    const refusal = await get(this.#path()).then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error : null),
    );
    if (this.#closed || this.#opened || !this.#tries) return;
    // A server that is just back may refuse the WebSocket and answer the request.
    this.#blocked = refusal?.code === "upgrade-required" ? this.#blocked + 1 : 0;
    if (this.#blocked === BLOCKED_TRIES) {
      this.#end({ code: "no-websocket", facts: {} });
    } else if (refusal && refusal.code !== "upgrade-required" && isCode(refusal.code)) {
      const { code, facts, message: sentence } = refusal;
      if (!RECONNECT[code]) {
        this.#end({ code, facts });
        return;
      }
      this.#later = RECONNECT[code] === "later";
      this.on.lost({ type: "closing", code, facts, sentence });
      if (!this.#later || this.#socket) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#connect(), LATE_RETRY_MS);
    }
  }

  #path(): string {
    return `/ws/${encodeURIComponent(this.code)}`;
  }

  #end(why: Ending): void {
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

/** A random id for a command. (Browsers have randomUUID only over https.) */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** Whether a refusal is the server's; otherwise the page or something on the way made it. */
function isCode(code: string): code is Closing["code"] {
  return code !== "offline" && code !== "unknown";
}
