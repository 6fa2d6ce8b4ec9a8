// Texts in the reader's language: `t("close")`, `t("saboteur-news-laid", { who })`.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";

import type { Texts, Topic, Value } from "./keys";
import type { Language } from "./languages";

export type { Topic } from "./keys";

/** The key of a text. */
export type TextKey = keyof Texts;

/** What a text is given besides its key: nothing, or the values that stand in it. */
type Arguments<K extends TextKey> = [Texts[K]] extends [null] ? [] : [Exclude<Texts[K], null>];

const files = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const requestedTopics = new Set<Topic>();
const loadedTopics = new Set<Topic>();
const resources = new Map<string, FluentResource>();

/** The language of the page; `switchLanguage` changes it. */
export const language = signal<Language>("en");

const bundle = signal(new FluentBundle(language.value));

function makePath(topic: Topic, of: Language): string {
  return `../../locales/${of}/${topic}.ftl`;
}

async function loadTopic(topic: Topic, of: Language): Promise<void> {
  const path = makePath(topic, of);
  if (resources.has(path)) return;
  const load = files[path];
  if (!load) throw new Error(`no texts for ${topic} in ${of}`);
  const text = (await load()) as string | undefined;
  // The listener in main.tsx turns a file that cannot be loaded into nothing.
  if (text === undefined) throw new Error(`the texts for ${topic} cannot be loaded`);
  resources.set(path, new FluentResource(text));
}

async function loadRequested(of: Language): Promise<void> {
  await Promise.all([...requestedTopics].map((topic) => loadTopic(topic, of)));
}

/** A bundle of all texts of a language that have been loaded. */
function makeBundle(of: Language): FluentBundle {
  const made = new FluentBundle(of);
  for (const topic of requestedTopics) {
    const resource = resources.get(makePath(topic, of));
    if (resource) made.addResource(resource);
  }
  return made;
}

/** Load the texts of these topics; a component waits for this before it shows them. */
export async function loadTexts(...topics: Topic[]): Promise<void> {
  if (topics.every((topic) => loadedTopics.has(topic))) return;
  for (const topic of topics) requestedTopics.add(topic);
  const wanted = language.value;
  await loadRequested(wanted);
  if (language.value !== wanted) return loadTexts(...topics);
  // Several calls may wait at once, so the bundle is made from everything that has come.
  bundle.value = makeBundle(wanted);
  for (const topic of topics) loadedTopics.add(topic);
}

/** Whether the texts of a topic have been loaded. */
export function hasTexts(topic: Topic): boolean {
  return loadedTopics.has(topic);
}

/** Turn the page to another language, once its texts have been loaded. */
export async function switchLanguage(next: Language): Promise<void> {
  await loadRequested(next);
  batch(() => {
    bundle.value = makeBundle(next);
    language.value = next;
  });
}

function format(key: string, values: Record<string, FluentVariable> | null): string | null {
  const [id = "", attribute] = key.split(".");
  const message = bundle.value.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.value.formatPattern(pattern, values) : null;
}

/** A text; its topic has to be loaded. */
export function t<K extends TextKey>(key: K, ...[values]: Arguments<K>): string {
  return format(key, values ?? null) ?? key;
}

/** The text of a key that names from the server are part of; null if this page has none.
 * Compose the key with a typed name (`game-${game as GameName}`) or by `families.ts`. */
export function lookUp(key: TextKey, values: Readonly<Record<string, Value>> = {}): string | null {
  return format(key, values);
}
