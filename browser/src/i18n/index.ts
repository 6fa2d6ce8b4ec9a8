// Texts in the reader's language: `t("close")`, `t("sab-news-laid", { who })`.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, computed, effect, signal } from "@preact/signals";

import { readStored, store } from "../ui/storage";
import type { Texts, Topic, Value } from "./keys";

export type { Topic } from "./keys";

export const LANGUAGES = ["en", "fa", "he", "lv", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

type Arguments<K extends keyof Texts> = Texts[K] extends null ? [] : [Texts[K]];

const files = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});
/** What was asked for, and what has come. */
const topics = new Set<Topic>();
const shown = new Set<Topic>();
const loaded = new Map<string, FluentResource>();

/** The language of the page; change it with `speak`. */
export const language = signal<Language>(preferred());

const bundle = signal(new FluentBundle(language.value));

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((known) => known === text);
}

/** What the reader has chosen here or in the browser; an address that names one is a choice. */
function preferred(): Language {
  const named = new URLSearchParams(location.search).get("lang");
  if (isLanguage(named)) {
    store("language", named);
    return named;
  }
  const browser = navigator.languages.map((tag) => tag.split("-")[0]);
  return [readStored("language"), ...browser].find(isLanguage) ?? "en";
}

export function isRightToLeft(tongue: Language): boolean {
  return tongue === "fa" || tongue === "he";
}

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dir = isRightToLeft(language.value) ? "rtl" : "ltr";
});

function pathOf(tongue: Language, topic: Topic): string {
  return `../../locales/${tongue}/${topic}.ftl`;
}

async function fetched(tongue: Language, topic: Topic): Promise<FluentResource> {
  const path = pathOf(tongue, topic);
  const known = loaded.get(path);
  if (known) return known;
  const load = files[path];
  if (!load) throw new Error(`no texts for ${topic} in ${tongue}`);
  const resource = new FluentResource(await load());
  loaded.set(path, resource);
  return resource;
}

async function fetchedAll(tongue: Language): Promise<void> {
  await Promise.all([...topics].map((topic) => fetched(tongue, topic)));
}

/** All that is at hand in a language. */
function bundled(tongue: Language): FluentBundle {
  const made = new FluentBundle(tongue);
  for (const topic of topics) {
    const resource = loaded.get(pathOf(tongue, topic));
    if (resource) made.addResource(resource);
  }
  return made;
}

/** Have these texts at hand; whatever shows them waits for this first. */
export async function need(...more: Topic[]): Promise<void> {
  if (more.every((topic) => shown.has(topic))) return;
  for (const topic of more) topics.add(topic);
  const tongue = language.value;
  await fetchedAll(tongue);
  if (language.value !== tongue) return need(...more);
  // Several may wait at once: whoever comes last may not take away what another brought.
  bundle.value = bundled(tongue);
  for (const topic of more) shown.add(topic);
}

/** Turn the page to another language. */
export async function speak(tongue: Language): Promise<void> {
  await fetchedAll(tongue);
  store("language", tongue);
  // An address that names a language would win over this choice.
  const address = new URL(location.href);
  if (address.searchParams.has("lang")) {
    address.searchParams.delete("lang");
    history.replaceState(null, "", address);
  }
  batch(() => {
    bundle.value = bundled(tongue);
    language.value = tongue;
  });
}

function formatted(key: string, values: Record<string, FluentVariable> | null): string | null {
  const [id = "", attribute] = key.split(".");
  const message = bundle.value.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.value.formatPattern(pattern, values) : null;
}

/** A text; its topic has to be at hand. */
export function t<K extends keyof Texts>(key: K, ...[values]: Arguments<K>): string {
  return formatted(key, values ?? null) ?? key;
}

/** A text whose key is made up while the program runs; null if there is none. */
export function found(key: string, values: Record<string, Value> = {}): string | null {
  return formatted(key, values);
}

// To make these takes far longer than to use them.
const numbers = computed(() => new Intl.NumberFormat(language.value, { useGrouping: false }));
const shares = computed(() => new Intl.NumberFormat(language.value, { style: "percent" }));
const gains = computed(() => new Intl.NumberFormat(language.value, { signDisplay: "exceptZero" }));
const lists = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));
const hours = computed(
  () => new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" }),
);

/** A number in the digits of the language. */
export function digits(number: number): string {
  return numbers.value.format(number);
}

/** A share of one, in hundredths. */
export function percent(share: number): string {
  return shares.value.format(share);
}

/** How much more or less, with its sign. */
export function gain(number: number): string {
  return gains.value.format(number);
}

/** The time of day. */
export function hour(at: Date): string {
  return hours.value.format(at);
}

/** Names or other things one after the other: "Ann, Bob and Cy". */
export function listed(things: readonly string[]): string {
  // Each is isolated, as Fluent does with what stands in its texts.
  const isolated = things.map((thing) => `\u2068${thing}\u2069`);
  return lists.value.format(isolated);
}
