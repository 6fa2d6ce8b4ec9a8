// The subscription of this browser to notices: made, renewed and ended.

import { language } from "../i18n";
import { get, post } from "../wire/api";
import type { NoticesChanged, PushEnd, PushKey, PushSubscription as Wanted } from "../wire/http";

export type Permission = "unsupported" | NotificationPermission;

/** Whether this browser lets the page show notices. It has to be able to take them at all, which
 * needs https. */
export function readPermission(): Permission {
  const isAble = isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
  return isAble && "Notification" in window ? Notification.permission : "unsupported";
}

async function findWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/worker.js");
  return navigator.serviceWorker.ready;
}

export async function findSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

const encode = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

async function save(code: string, made: PushSubscription): Promise<void> {
  await post<NoticesChanged>(`/api/tables/${code}/subscription`, {
    endpoint: made.endpoint,
    p256dh: encode(made.getKey("p256dh")),
    auth: encode(made.getKey("auth")),
    language: language.value,
  } satisfies Wanted);
}

/** Ask the reader's browser, and then the server, for notices of this reader's tables. Returns what
 * the browser says; only "granted" means that they come. */
export async function subscribe(code: string): Promise<NotificationPermission> {
  // First, while this is still the tap that a browser wants to see.
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission;
  const [{ key }, worker] = await Promise.all([get<PushKey>("/api/push-key"), findWorker()]);
  const old = await worker.pushManager.getSubscription();
  const isOurs = old && encode(old.options.applicationServerKey) === key;
  // A server that has lost its key has another one, and cannot use what was made for the old one.
  if (old && !isOurs) await old.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  await save(code, isOurs ? old : await worker.pushManager.subscribe(options));
  return permission;
}

/** Tell the server once more of a subscription, before it expires or after it has changed. */
export async function renew(code: string): Promise<void> {
  if (readPermission() === "granted" && (await findSubscription())) await subscribe(code);
}

/** Take no more notices in this browser. */
export async function unsubscribe(): Promise<void> {
  const made = await findSubscription();
  if (!made) return;
  await made.unsubscribe();
  await post<NoticesChanged>("/api/unsubscribe", { endpoint: made.endpoint } satisfies PushEnd);
}
