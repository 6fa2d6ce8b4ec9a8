// The page: which part of it an address asks for.

import "@fontsource-variable/rubik";
import "@fontsource-variable/vazirmatn";
import { render, type ComponentType } from "preact";

import { need, startLanguage, t } from "./i18n";
import "./styles/base.css";
import "./ui/preferences";
import { ErrorPage } from "./ui/ErrorPage";
import { get } from "./wire/api";

type Page = { default: ComponentType<{ parts: readonly string[] }> };

/** The pages by the first part of their address; the other parts are handed on. */
const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  "": () => import("./front/FrontPage"),
  t: () => import("./table/TablePage"),
  tv: () => import("./tv/ScreenPage"),
  replay: () => import("./replay/ReplayPage"),
  rules: () => import("./rules/RulesPage"),
  decks: () => import("./decks/DecksPage"),
};

const app = document.getElementById("app");

/** A part of an address in plain letters; one that is none is left as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function open(): Promise<void> {
  if (!app) return;
  await need("common", "errors", "refusals");
  const [first = "", ...parts] = location.pathname.split("/").slice(1).map(decoded);
  const load = PAGES[first];
  if (!load) {
    render(<ErrorPage title={t("error-no-table-title")} code="not-found" />, app);
    return;
  }
  // Nothing comes of a file that is gone; what is said of it, is said below.
  const page = (await load()) as Page | undefined;
  if (!page) return;
  const Page = page.default;
  app.replaceChildren();
  render(<Page parts={parts} />, app);
}

// A part of a page that does not come: the server was updated since this page was loaded, or there
// is no line to it. Whoever has a table before them is told of the latter there.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  void get("/healthz")
    .then(
      () => "old-page",
      () => "offline",
    )
    .then((code) => {
      if (!app || (code === "offline" && app.hasChildNodes())) return;
      render(<ErrorPage title={t("app-name")} code={code} />, app);
    });
});

startLanguage();
void open();
