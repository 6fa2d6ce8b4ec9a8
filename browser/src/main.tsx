// The entry of the page: shows the page that the address asks for.

import "@fontsource-variable/rubik";
import "@fontsource-variable/vazirmatn";
import { render, type ComponentType } from "preact";

import { makeInstallable } from "./app/installable";
import { loadTexts, startLanguage, t } from "./i18n";
import "./styles/base.css";
import "./ui/preferences";
import { ErrorPage } from "./ui/ErrorPage";
import { noteFailedStyles } from "./ui/failedStyles";
import { get } from "./wire/api";

type Page = { default: ComponentType<{ parts: readonly string[] }> };

/** The pages by the first part of their address; they are given the other parts. */
const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  "": () => import("./front/FrontPage"),
  t: () => import("./table/TablePage"),
  tv: () => import("./television/TelevisionPage"),
  replay: () => import("./replay/ReplayPage"),
  rules: () => import("./rules/RulesPage"),
  learn: () => import("./learn/LearnPage"),
  decks: () => import("./decks/DecksPage"),
};

const app = document.getElementById("app");

/** Decode a part of an address; a malformed one stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function open(): Promise<void> {
  if (!app) return;
  await loadTexts("common", "errors");
  const [first = "", ...parts] = location.pathname.split("/").slice(1).map(decode);
  const load = PAGES[first];
  if (!load) {
    render(<ErrorPage title={t("error-no-table-title")} fault={{ code: "not-found" }} />, app);
    return;
  }
  // A file that is gone gives nothing; the listener below explains it.
  const page = (await load()) as Page | undefined;
  if (!page) return;
  const Page = page.default;
  app.replaceChildren();
  render(<Page parts={parts} />, app);
}

/** Whether the server has another page than this one by now. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
  const answer = await fetch("/", { cache: "no-store" });
  return answer.ok && !(await answer.text()).includes(script);
}

/** Why a file of the page could not be loaded; null: whatever needs the file says so itself. */
async function findFault(): Promise<"old-page" | "offline" | null> {
  if (app?.hasChildNodes()) return (await isOutdated().catch(() => false)) ? "old-page" : null;
  return get("/healthz").then(
    () => "old-page",
    () => "offline",
  );
}

// A file of the page could not be loaded: the server was updated since, or it is out of reach.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  void findFault().then((code) => {
    if (app && code) render(<ErrorPage title={t("app-name")} fault={{ code }} />, app);
  });
});

noteFailedStyles();
startLanguage();
// The listener explains what fails.
void open().then(makeInstallable, () => null);
