// For tests: a browser with a network that the test plays the server of.

import { vi } from "vitest";

import type { Outbound } from "../wire/messages";

/** A WebSocket whose other end is the test. */
export class TestSocket {
  static readonly OPEN = 1;
  /** Every socket that was opened, the newest last. */
  static readonly all: TestSocket[] = [];

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server takes the connection. */
  accept(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }

  /** The server sends a message. */
  answer(message: Partial<Outbound>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** The newest socket. */
export function lastSocket(): TestSocket {
  const socket = TestSocket.all.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
}

/** Stand in for the browser: its clock, its sockets, and a server that answers no requests. */
export function startBrowser(): void {
  TestSocket.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", TestSocket);
  vi.stubGlobal("location", { origin: "https://lorelode.test" });
  vi.stubGlobal("document", { hidden: false, addEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
}

export function stopBrowser(): void {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
