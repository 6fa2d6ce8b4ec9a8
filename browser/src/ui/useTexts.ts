// Texts for a part of a page that is opened later than the page.

import { useEffect, useState } from "preact/hooks";

import { need, type Topic } from "../i18n";

/** Whether these texts are at hand; asks for them, and draws again once they are. */
export function useTexts(...topics: Topic[]): boolean {
  const wanted = topics.join(" ");
  const [have, setHave] = useState("");
  useEffect(() => {
    let gone = false;
    void need(...topics).then(() => gone || setHave(wanted));
    return () => {
      gone = true;
    };
    // The list is made anew each time; its words say whether it is another.
  }, [wanted]);
  return have === wanted;
}
