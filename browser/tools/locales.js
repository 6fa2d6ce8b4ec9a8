// The texts of all languages: writes src/i18n/keys.ts, the types of the English ones, and says
// which language lacks what: every one has to have every text, with everything that is named in it.

import { FluentResource } from "@fluent/bundle";
import { parse } from "@fluent/syntax";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { bareText } from "./bareText.js";

const ROOT = join(import.meta.dirname, "..");
const LOCALES = join(ROOT, "locales");
const KEYS = join(ROOT, "src", "i18n", "keys.ts");
/** What is particular to each language; src/i18n/languages.ts checks that none is missing. */
const FACTS = JSON.parse(readFileSync(join(ROOT, "src", "i18n", "languages.json"), "utf-8"));
const LANGUAGES = Object.keys(FACTS);
const FORMS = new Set(Object.values(FACTS).flatMap(({ plurals }) => plurals));
/** Variables that a translation may leave out: `reason` is a text in English. */
const ENGLISH = new Set(["reason"]);

const faults = [];

/** The forms of a number that a choice between plurals lacks, if it is one and says the number. */
function unsaid({ selector, variants }, language) {
  const keys = variants.map(({ key }) => key.name ?? key.value);
  const forms = keys.filter((key) => FORMS.has(key));
  if (forms.length < keys.filter((key) => !/^\d+$/.test(key)).length) return [];
  const said = new Map();
  walk(variants, said, language, "");
  if (!said.has(selector.id?.name)) return [];
  return FACTS[language].plurals.filter((form) => form !== "other" && !keys.includes(form));
}

/** The variables of a pattern, each with whether it is shown or only chosen by; and its plurals. */
function walk(node, found, language, where) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, found, language, where);
    return;
  }
  if (node.type === "VariableReference") found.set(node.id.name, true);
  if (node.type === "SelectExpression") {
    const missing = unsaid(node, language);
    if (missing.length) faults.push(`${where}: no form for ${missing.join(", ")}`);
    const chosen = new Map();
    walk(node.selector, chosen, language, where);
    for (const name of chosen.keys()) found.set(name, found.get(name) ?? false);
    walk(node.variants, found, language, where);
    return;
  }
  for (const value of Object.values(node)) walk(value, found, language, where);
}

/** Every text of a file by its key, with its variables. */
function texts(language, file) {
  const found = new Map();
  const where = `${language}/${file}`;
  const source = readFileSync(join(LOCALES, language, file), "utf-8");
  const [shown, read] = [bareText(source), source.replace(/^(#.*)?\n/gm, "")].map((text) =>
    JSON.stringify(new FluentResource(text)),
  );
  if (shown !== read) faults.push(`${where}: is read differently without its spaces`);
  for (const entry of parse(source, {}).body) {
    if (entry.type === "Junk")
      faults.push(`${where}: cannot be read: ${entry.content.slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    const parts = entry.attributes.map((one) => [`${entry.id.name}.${one.id.name}`, one.value]);
    if (entry.value) parts.unshift([entry.id.name, entry.value]);
    for (const [key, value] of parts) {
      if (found.has(key)) faults.push(`${where}: ${key} is there twice`);
      const variables = new Map();
      walk(value, variables, language, `${where}: ${key}`);
      found.set(key, variables);
    }
  }
  return found;
}

const files = readdirSync(join(LOCALES, "en")).sort();
const all = new Map();
for (const file of files) {
  const english = texts("en", file);
  for (const [key, variables] of english) {
    if (all.has(key)) faults.push(`en/${file}: ${key} is in ${all.get(key).file} too`);
    all.set(key, { file, variables });
  }
  for (const language of LANGUAGES.slice(1)) {
    if (!readdirSync(join(LOCALES, language)).includes(file)) {
      faults.push(`${language}/${file} is missing`);
      continue;
    }
    const others = texts(language, file);
    for (const key of english.keys()) {
      if (!others.has(key)) faults.push(`${language}/${file}: ${key} is missing`);
    }
    for (const [key, variables] of others) {
      if (!english.has(key)) faults.push(`${language}/${file}: ${key} is not in English`);
      const unknown = [...variables.keys()].filter((name) => !english.get(key)?.has(name));
      if (english.has(key) && unknown.length) {
        faults.push(
          `${language}/${file}: ${key} names ${unknown.join(", ")}, the English does not`,
        );
      }
      const shown = [...(english.get(key) ?? [])].filter(([, isShown]) => isShown);
      const left = shown
        .map(([name]) => name)
        .filter((name) => !variables.has(name) && !ENGLISH.has(name));
      if (left.length) {
        faults.push(
          `${language}/${file}: ${key} does not name ${left.join(", ")}, the English does`,
        );
      }
    }
  }
}
for (const language of LANGUAGES) {
  for (const file of readdirSync(join(LOCALES, language))) {
    if (!files.includes(file)) faults.push(`${language}/${file} is not in English`);
  }
}

const lines = [...all].map(([key, { variables }]) => {
  const names = [...variables.keys()].map((name) => `${name}: Value`);
  return `  "${key}": ${names.length ? `{ ${names.join("; ")} }` : "null"};`;
});
const made = `// Made from locales/en by tools/locales.js.

/** What may stand in a text: a name, or a number. */
export type Value = string | number;

/** The files of texts; each is loaded when it is first needed. */
export type Topic =
${files.map((file) => `  | "${file.replace(/\.ftl$/, "")}"`).join("\n")};

/** Every text by its key, and what stands in it. */
export interface Texts {
${lines.join("\n")}
}
`;
writeFileSync(KEYS, made);
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
