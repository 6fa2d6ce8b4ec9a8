import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lastSocket, startBrowser, stopBrowser, TestSocket } from "../testing/socket";
import { Connection, type ConnectionEvents } from "./connection";
import { WIRE_VERSION } from "./messages";

function listen() {
  return {
    hello: () => ({ name: "Ann" }),
    updated: vi.fn<ConnectionEvents["updated"]>(),
    refused: vi.fn<ConnectionEvents["refused"]>(),
    lost: vi.fn<ConnectionEvents["lost"]>(),
    back: vi.fn<ConnectionEvents["back"]>(),
    ended: vi.fn<ConnectionEvents["ended"]>(),
  };
}

beforeEach(startBrowser);
afterEach(stopBrowser);

/** A connection that is open and has had its first update. */
function connect(events: ConnectionEvents): Connection {
  const connection = new Connection("KQ7W", events);
  lastSocket().accept();
  lastSocket().answer({ type: "update" });
  return connection;
}

/** Let the server refuse every plain request with this code. */
function refuseRequests(code: string) {
  const body = { code, facts: {}, sentence: "" };
  const fetch = vi.fn(() => Promise.resolve({ ok: false, json: () => Promise.resolve(body) }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

/** The commands that were sent over a socket, without the hello. */
function listCommands(socket: TestSocket): readonly unknown[] {
  return socket.sent.slice(1);
}

describe("a connection", () => {
  it("says hello first, at the table's address", () => {
    connect(listen());
    expect(lastSocket().address).toBe("wss://lorelode.test/ws/KQ7W");
    expect(lastSocket().sent).toEqual([{ type: "hello", wire: WIRE_VERSION, name: "Ann" }]);
  });

  it("answers a command with its own answer", async () => {
    const connection = connect(listen());
    const [first, second] = [connection.ask({ type: "start" }), connection.ask({ type: "stand" })];
    const [one, other] = lastSocket().sent.slice(1) as { id: string }[];
    expect(one?.id).not.toBe(other?.id);
    lastSocket().answer({
      type: "refused",
      id: other?.id ?? "",
      code: "stale-phase",
      facts: {},
      sentence: "",
    });
    lastSocket().answer({ type: "done", id: one?.id ?? "" });
    expect((await first).type).toBe("done");
    expect((await second).type).toBe("refused");
  });

  it("sends a command again with the same id after it was lost, and never once it is answered", async () => {
    const events = listen();
    const connection = connect(events);
    const answer = connection.ask({ type: "start" });
    const before = lastSocket();
    before.drop();
    expect(events.lost).toHaveBeenCalledWith(null);
    vi.advanceTimersByTime(300);
    const after = lastSocket();
    expect(after).not.toBe(before);
    after.accept();
    expect(listCommands(after)).toEqual(listCommands(before));
    after.answer({ type: "update" });
    expect(events.back).toHaveBeenCalledOnce();
    const [{ id }] = listCommands(after) as [{ id: string }];
    after.answer({ type: "done", id });
    expect((await answer).type).toBe("done");
    after.drop();
    vi.advanceTimersByTime(300);
    lastSocket().accept();
    expect(listCommands(lastSocket())).toEqual([]);
  });

  it("sends a command that was asked for while it was lost", () => {
    const connection = connect(listen());
    lastSocket().drop();
    void connection.ask({ type: "start" });
    vi.advanceTimersByTime(300);
    lastSocket().accept();
    expect(listCommands(lastSocket())).toMatchObject([{ type: "start" }]);
  });

  it("takes a server that leaves a command unanswered for lost", () => {
    const events = listen();
    const connection = connect(events);
    void connection.ask({ type: "start" });
    vi.advanceTimersByTime(4999);
    expect(TestSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(TestSocket.all).toHaveLength(2);
    expect(events.lost).toHaveBeenCalledWith(null);
  });

  it("waits longer after each try that fails", () => {
    connect(listen());
    lastSocket().drop();
    for (const [tries, wait] of [300, 400, 500, 800].entries()) {
      vi.advanceTimersByTime(wait - 1);
      expect(TestSocket.all).toHaveLength(tries + 1);
      vi.advanceTimersByTime(1);
      expect(TestSocket.all).toHaveLength(tries + 2);
      lastSocket().drop();
    }
  });

  it.each([
    ["server-stopping", 300],
    ["table-reloading", 300],
    ["television-off", 3000],
    ["rate-limited", 3000],
  ] as const)("comes back after %s in %i milliseconds", (code, wait) => {
    connect(listen());
    lastSocket().answer({ type: "closing", code, facts: {}, sentence: "" });
    lastSocket().drop();
    vi.advanceTimersByTime(wait - 1);
    expect(TestSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(TestSocket.all).toHaveLength(2);
  });

  it.each(["removed", "table-expired", "not-found", "S-1.1"] as const)(
    "does not come back after %s",
    (code) => {
      const events = listen();
      connect(events);
      const closing = { type: "closing", code, facts: {}, sentence: "" } as const;
      lastSocket().answer(closing);
      lastSocket().drop();
      vi.advanceTimersByTime(60_000);
      expect(events.ended).toHaveBeenCalledWith(closing);
      expect(TestSocket.all).toHaveLength(1);
    },
  );

  it("asks why it was not let in, and ends if there is no such table", async () => {
    const events = listen();
    const asked = refuseRequests("not-found");
    new Connection("KQ7W", events);
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledExactlyOnceWith("/ws/KQ7W", expect.anything());
    expect(events.ended).toHaveBeenCalledExactlyOnceWith({ code: "not-found", facts: {} });
    expect(TestSocket.all).toHaveLength(1);
  });

  it("waits longer if it is told to come back later, and says why", async () => {
    const events = listen();
    refuseRequests("too-many-guesses");
    new Connection("KQ7W", events);
    for (const tries of [1, 2]) {
      lastSocket().drop();
      await vi.advanceTimersByTimeAsync(2999);
      expect(TestSocket.all).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
      expect(TestSocket.all).toHaveLength(tries + 1);
    }
    expect(events.lost).toHaveBeenCalledWith(
      expect.objectContaining({ type: "closing", code: "too-many-guesses" }),
    );
    expect(events.ended).not.toHaveBeenCalled();
  });

  it("keeps trying while the server is away", async () => {
    const events = listen();
    new Connection("KQ7W", events); // no request is answered
    for (let tries = 0; tries < 20; tries++) {
      lastSocket().drop();
      await vi.advanceTimersByTimeAsync(800);
    }
    expect(TestSocket.all).toHaveLength(21);
    expect(events.lost).not.toHaveBeenCalledWith(expect.objectContaining({ type: "closing" }));
    expect(events.ended).not.toHaveBeenCalled();
  });

  it("gives up if the server would let it in but no WebSocket opens", async () => {
    const events = listen();
    refuseRequests("upgrade-required");
    new Connection("KQ7W", events);
    for (let tries = 0; tries < 5; tries++) {
      lastSocket().drop();
      await vi.advanceTimersByTimeAsync(800);
    }
    expect(events.ended).not.toHaveBeenCalled();
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(800);
    expect(events.ended).toHaveBeenCalledWith({ code: "no-websocket", facts: {} });
  });

  it("does not give up if the server comes back between the WebSocket and the request", async () => {
    const events = listen();
    new Connection("KQ7W", events); // no request is answered
    for (let tries = 0; tries < 10; tries++) {
      lastSocket().drop();
      await vi.advanceTimersByTimeAsync(800);
    }
    refuseRequests("upgrade-required");
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(800);
    expect(events.ended).not.toHaveBeenCalled();
    expect(TestSocket.all).toHaveLength(12);
  });

  it("does not ask why after a connection that was open", async () => {
    const asked = refuseRequests("not-found");
    connect(listen());
    lastSocket().drop();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).not.toHaveBeenCalled();
  });

  it("hands on a refusal that no command waits for", () => {
    const events = listen();
    connect(events);
    const refused = {
      type: "refused",
      id: null,
      code: "bad-message",
      facts: {},
      sentence: "",
    } as const;
    lastSocket().answer(refused);
    expect(events.refused).toHaveBeenCalledWith(refused);
  });
});
