// Which language this reader wants: said in the address, chosen on the page, or set in the browser.

import { effect } from "@preact/signals";

import { readStored, store } from "../ui/storage";
import { isLanguage, isRightToLeft, type Language } from "./languages";
import { language, switchLanguage } from "./texts";

/** An address that names a language counts as a choice. */
function preferredLanguage(): Language {
  const named = new URLSearchParams(location.search).get("lang");
  if (isLanguage(named)) {
    store("language", named);
    return named;
  }
  const browser = navigator.languages.map((tag) => tag.split("-")[0]);
  return [readStored("language"), ...browser].find(isLanguage) ?? "en";
}

/** Begin in the reader's language, and keep the document's language and direction right. */
export function startLanguage(): void {
  language.value = preferredLanguage();
  effect(() => {
    document.documentElement.lang = language.value;
    document.documentElement.dir = isRightToLeft(language.value) ? "rtl" : "ltr";
  });
}

/** Turn the page to the language that the reader chose, and remember it. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await switchLanguage(chosen);
  store("language", chosen);
  // An address that names a language would win over this choice.
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(null, "", address);
}
