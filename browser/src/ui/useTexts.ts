// Texts for a component that loads them itself.

import { useEffect, useState } from "preact/hooks";

import { loadTexts, type Topic } from "../i18n";

/** Whether these texts are loaded; loads them, and draws again then. */
export function useTexts(...topics: Topic[]): boolean {
  const wanted = topics.join(" ");
  const [have, setHave] = useState("");
  useEffect(() => {
    let gone = false;
    void loadTexts(...topics).then(
      () => gone || setHave(wanted),
      () => null, // main.tsx shows what went wrong
    );
    return () => {
      gone = true;
    };
    // The array is new in every call, so its content is compared.
  }, [wanted]);
  return have === wanted;
}
