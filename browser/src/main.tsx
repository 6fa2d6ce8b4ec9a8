// The entry of the page: shows the page that the address asks for.

import "@fontsource-variable/rubik";
import "@fontsource-variable/vazirmatn";
import { render, type ComponentType } from "preact";

import { loadTexts, startLanguage, t } from "./i18n";
import "./styles/base.css";
import "./ui/preferences";
import { ErrorPage } from "./ui/ErrorPage";
import { get } from "./wire/api";

type Page = { default: ComponentType<{ parts: readonly string[] }> };

/** The pages by the first part of their address; they are given the other parts. */
const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  "": () => import("./front/FrontPage"),
  t: () => import("./table/TablePage"),
  tv: () => import("./television/TelevisionPage"),
  replay: () => import("./replay/ReplayPage"),
  rules: () => import("./rules/RulesPage"),
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

// A file of the page could not be loaded: the server was updated since, or it is out of reach.
// A table shows the latter itself.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  void get("/healthz")
    .then(
      () => "old-page",
      () => "offline",
    )
    .then((code) => {
      if (!app || (code === "offline" && app.hasChildNodes())) return;
      render(<ErrorPage title={t("app-name")} fault={{ code }} />, app);
    });
});

startLanguage();
void open();
