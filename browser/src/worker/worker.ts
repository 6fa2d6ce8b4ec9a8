// The service worker: keeps the files of the page, so that it opens without a network.
//
// It answers for two things only: for the page itself, which comes from the network as long as there
// is one, and for the page's files, whose names hold a hash of their content. It keeps no answer of
// the server, no picture of a deck and no page of a table, so nothing in its cache is secret.
//
// It also shows the notices that the server sends while nobody looks at the table.
//
// A new version waits until no page of the old one is open. Meanwhile the old one serves new pages
// too, since it fetches the files that it does not have.

import type { PushNotice } from "../wire/http";

/** A name for the files of this build; the build writes both of these before the script. */
declare const BUILD: string;
/** The files that the front page loads first: for everybody, and by language. */
declare const FIRST_LOAD: Readonly<Record<string, readonly string[]>>;

declare const self: ServiceWorkerGlobalScope;

/** What a page tells its worker once it has nothing else to do. */
interface PageNote {
  readonly language: string;
  /** The addresses of the files that the page has loaded. */
  readonly files: readonly string[];
}

const CACHE = `page ${BUILD}`;
/** Which languages the readers of this browser have, for the next version; it outlives the files. */
const LANGUAGES = "languages";
/** The page without anything that depends on its address. */
const SHELL = "/";
const FILES = "/page/";
/** The addresses that the page has, as main.tsx names them. */
const PAGES = /^\/(?:$|(?:t|tv|replay|rules|learn|decks)(?:\/|$))/;
/** How many milliseconds a network may take to answer before it counts as none. */
const SLOW_MS = 5000;

const listFirstLoad = (language: string): string[] =>
  (FIRST_LOAD[language] ?? []).map((name) => FILES + name);

async function noteLanguage(language: string): Promise<void> {
  if (!FIRST_LOAD[language]) return;
  const notes = await caches.open(LANGUAGES);
  await notes.put(`${SHELL}?lang=${language}`, new Response());
}

async function listLanguages(): Promise<string[]> {
  const notes = await (await caches.open(LANGUAGES)).keys();
  return notes.map(({ url }) => new URL(url).searchParams.get("lang") ?? "");
}

/** Fetch and keep files that are not kept yet. Fails if one of them cannot be fetched. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = await Promise.all(files.map((file) => cache.match(file, { ignoreVary: true })));
  await cache.addAll(files.filter((_, at) => !known[at]));
}

/** Keep what the front page needs to open. Fails if any of it cannot be fetched. */
async function keepFirstLoad(): Promise<void> {
  const languages = await listLanguages();
  await keep([SHELL, ...["all", ...languages].flatMap(listFirstLoad)]);
}

async function dropOldFiles(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE && name !== LANGUAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Whether an answer is that of a proxy whose server is out of reach. */
const isOutOfReach = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** The page from the network, or as it was kept if that does not reach the server. */
async function openPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const shell = await cache.match(SHELL, { ignoreVary: true });
  if (!shell) return fetch(request);
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(shell), SLOW_MS));
  const answer = fetch(request).then(
    (found) => (isOutOfReach(found) ? shell : found),
    () => shell,
  );
  return Promise.race([answer, slow]);
}

/** A file of the page as it was kept, or from the network, and then it is kept. */
async function findFile(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  // A full disk keeps nothing; then the file is fetched again.
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()).catch(() => undefined));
  return answer;
}

/** The open pages of a table. */
async function listPages(table: string): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isThere = ({ pathname }: URL): boolean =>
    pathname.startsWith("/t/") && pathname.slice(3).replace("-", "").toUpperCase() === table;
  return pages.filter(({ url }) => isThere(new URL(url)));
}

/** Show a notice in the place of an older one about its table, unless the reader sees the table. */
async function showNotice({ table, language, title, text }: PushNotice): Promise<void> {
  const pages = await listPages(table);
  if (pages.some(({ visibilityState }) => visibilityState === "visible")) return;
  const again = { renotify: true }; // not in the types yet
  await self.registration.showNotification(title, {
    ...again,
    body: text,
    tag: table,
    lang: language,
    icon: "/icons/icon-192.png",
    data: table,
  });
}

/** Bring the page of a table to the front, or open one. */
async function openTable(table: string): Promise<void> {
  const [page] = await listPages(table);
  await (page ? page.focus() : self.clients.openWindow(`/t/${table}`));
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(showNotice(event.data.json() as PushNotice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});

self.addEventListener("install", (event) => {
  event.waitUntil(keepFirstLoad());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldFiles());
});

self.addEventListener("message", (event) => {
  const { language, files } = event.data as PageNote;
  // Of a page from before an update, some files may be gone: each is kept or not by itself.
  const each = [...listFirstLoad(language), ...files].map((file) => keep([file]));
  event.waitUntil(Promise.allSettled([noteLanguage(language), ...each]));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") {
    if (PAGES.test(pathname)) event.respondWith(openPage(event.request));
  } else if (pathname.startsWith(FILES)) event.respondWith(findFile(event));
});
