// The stand-alone verifier: it checks the deals of a record that somebody gives it, in any browser.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import facts from "../i18n/languages.json";
import { checkRecord } from "../shuffle/check";
import { describeCheck } from "../shuffle/describeCheck";

type Language = keyof typeof facts;

const LANGUAGES = Object.keys(facts) as Language[];
const files = import.meta.glob<string>("../../locales/*/shuffle.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
let language: Language =
  (preferred.find((tag) => tag in facts) as Language | undefined) ?? LANGUAGES[0] ?? "en";
let bundle = makeBundle();

function makeBundle(): FluentBundle {
  const made = new FluentBundle(language);
  made.addResource(new FluentResource(files[`../../locales/${language}/shuffle.ftl`] ?? ""));
  return made;
}

function translate(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : key;
}

const text = document.getElementById("text") as HTMLTextAreaElement;
const file = document.getElementById("file") as HTMLInputElement;
const select = document.getElementById("language") as HTMLSelectElement;
const box = document.getElementById("found") as HTMLElement;

function show(): void {
  document.documentElement.lang = language;
  document.documentElement.dir = facts[language].direction;
  document.title = translate("verifier-title");
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]"))
    element.textContent = translate(element.dataset["text"] ?? "");
  const found = text.value.trim() ? checkRecord(text.value) : null;
  const sentences = found
    ? describeCheck(found, {
        translate,
        list: (seats) =>
          new Intl.ListFormat(language).format(
            seats.map((seat) => translate("verifier-seat", { number: seat + 1 })),
          ),
      })
    : [];
  const lines = sentences.map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  });
  if (found?.kind === "checked") {
    const line = document.createElement("p");
    const hash = document.createElement("code");
    hash.dir = "ltr";
    hash.textContent = found.commitment;
    line.append(`${translate("shuffle-commitment")}: `, hash);
    lines.push(line);
  }
  box.dataset["found"] = found?.kind ?? "";
  box.replaceChildren(...lines);
}

for (const one of LANGUAGES) {
  const name = new Intl.DisplayNames(one, { type: "language" }).of(one) ?? one;
  select.add(new Option(name, one, one === language, one === language));
}
select.addEventListener("change", () => {
  language = select.value as Language;
  bundle = makeBundle();
  show();
});
text.addEventListener("input", show);
file.addEventListener("change", () => {
  void file.files?.[0]?.text().then((read) => {
    text.value = read;
    show();
  });
});
show();
