// A connection to a table that comes back by itself, and loses no command.

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

export class Wire {
  #socket = null;
  #timer = 0;
  #tries = 0;
  #hidden = 0;
  #closed = false;
  #why = null;
  #pending = new Map();

  /** `hello` makes the first message; `on` has told(update), refused(answer), lost(why), back()
   * and ended(why). */
  constructor(code, hello, on) {
    this.code = code;
    this.hello = hello;
    this.on = on;
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#hidden = Date.now();
      else if (this.#tries || Date.now() - this.#hidden > ASLEEP) this.again();
    });
    this.#connect();
  }

  /** Ask for something; what comes of it is a `done` or a `refused`, however long it takes. */
  ask(type, fields = {}) {
    const message = { type, id: newId(), ...fields };
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(message);
    });
  }

  /** Connect anew, now. */
  again() {
    if (this.#closed) return;
    this.#forget();
    this.#connect();
  }

  #connect() {
    clearTimeout(this.#timer);
    const address = `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(this.code)}`;
    const socket = (this.#socket = new WebSocket(address));
    this.#why = null;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", wire: 1, ...this.hello() }));
      // The same ids as before: what was done already is acknowledged, not done twice.
      for (const { message } of this.#pending.values()) this.#send(message);
    };
    socket.onmessage = (event) => this.#read(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
    this.#timer = setTimeout(() => this.#lost(), SILENT);
  }

  #send(message) {
    this.#socket.send(JSON.stringify(message));
    const socket = this.#socket;
    setTimeout(() => {
      if (socket !== this.#socket || !this.#pending.has(message.id)) return;
      this.#tries ||= 1;
      this.on.lost(null);
      this.again();
    }, SILENT);
  }

  #read(message) {
    if (message.type === "update") {
      clearTimeout(this.#timer);
      if (this.#tries) this.on.back();
      this.#tries = 0;
      this.on.told(message);
    } else if (message.type === "closing") {
      this.#why = message;
    } else {
      this.#pending.get(message.id)?.resolve(message);
      if (!this.#pending.delete(message.id)) this.on.refused(message);
    }
  }

  #lost() {
    const why = this.#why;
    this.#forget();
    if (why && FINAL.has(why.code)) {
      this.#closed = true;
      this.on.ended(why);
      return;
    }
    this.on.lost(why);
    const tries = this.#tries++;
    const wait = SOON[tries] ?? (tries < OFTEN_ENOUGH ? OFTEN : SELDOM);
    this.#timer = setTimeout(() => this.#connect(), LASTING.has(why?.code) ? SELDOM : wait);
  }

  #forget() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    this.#socket = null;
  }
}

/** A name for a command. (No randomUUID: browsers have it over HTTPS alone.) */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** What a plain request gives, or an Error with the sentence that refuses it. */
export async function request(path, body) {
  const asked = body && {
    method: "POST",
    headers: { "X-Lorelode": "1" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(path, asked);
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.says);
  return value;
}
