// What makes the page an app that can be installed, and opens it without a network.

import { effect } from "@preact/signals";

import { language } from "../i18n";
import { whenIdle } from "../ui/idle";

const FILES = "/page/";

/** Name the manifest in the reader's language. */
function linkManifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  effect(() => {
    link.href = `/manifests/${language.value}.webmanifest`;
  });
  document.head.append(link);
}

/** The files of the page that this page has loaded. */
function listLoadedFiles(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.startsWith(FILES)))];
}

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  effect(() => {
    active?.postMessage({ language: language.value, files: listLoadedFiles() });
  });
}

/** Let the browser offer to install the page, and keep its files for a start without a network. */
export function makeInstallable(): void {
  linkManifest();
  // Browsers have it over https and on this machine only. A page without a worker works too.
  if ("serviceWorker" in navigator) whenIdle(() => void registerWorker().catch(() => null));
}
