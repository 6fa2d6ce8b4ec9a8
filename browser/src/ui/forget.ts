// Leaving a computer that others use too.

import { forgetVisitor } from "../wire/api";
import { clearStored } from "./storage";

/**
 * Forget the reader, on the server and in this browser, and begin again at the front page. If the
 * server does not do it, this fails, and only what the page itself has stored is gone.
 */
export async function forgetMe(): Promise<void> {
  try {
    await forgetVisitor();
    await endNotices();
  } finally {
    clearStored();
  }
  location.replace("/");
}

/** Let this browser take no more notices; the server has forgotten where to send them. */
async function endNotices(): Promise<void> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const made = await worker?.pushManager.getSubscription();
  await made?.unsubscribe();
}
