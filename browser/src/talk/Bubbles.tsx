// Bubbles: what somebody has just said, for some seconds beside their seat. They are for the eye
// alone: screen readers hear the chat, or the last line by itself where the chat is closed.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { nameWriter } from "../game/names";
import type { Session } from "../table/session";
import { SeatMark } from "../ui/SeatMark";
import type { ChatLine, TableInfo } from "../wire/messages";
import "./bubbles.css";
import { PhraseText } from "./PhraseText";
import { placeBubbles } from "./placeBubbles";
import { isReaction } from "./words";

/** How many milliseconds a bubble stays, and how many more for each letter of it. */
const BUBBLE_MS = 4000;
const LETTER_MS = 50;
const MAX_BUBBLE_MS = 9000;

const MAX_BUBBLE_LETTERS = 110;

/** What an open chat has. */
const CHAT = ".chat-line, .chat-form, .chat-why";

interface Props {
  readonly session: Session;
  readonly table: TableInfo;
}

export function Bubbles({ session, table }: Props): JSX.Element {
  const shown = useFreshLines(session);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const bubbles = [...(layer.current?.children ?? [])] as HTMLElement[];
      placeBubbles(bubbles.reverse());
    };
    place();
    if (!shown.length) return;
    addEventListener("resize", place);
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", place);
      removeEventListener("scroll", place, { capture: true });
    };
  });
  const last = shown.at(-1);
  const isChatOpen = document.querySelector(CHAT) !== null;
  return (
    <>
      <div ref={layer} class="bubbles" aria-hidden="true">
        {shown.map((line) => (
          <Bubble key={line.number} line={line} table={table} />
        ))}
      </div>
      <p class="aloud" role="status">
        {last && !isChatOpen && (
          <>
            {nameWriter(last)}: <Words line={last} table={table} />
          </>
        )}
      </p>
    </>
  );
}

function Bubble({ line, table }: { line: ChatLine; table: TableInfo }): JSX.Element {
  const { phrase, seat = 0 } = line;
  const kind = phrase && isReaction(phrase.name) ? "bubble wordless" : "bubble";
  return (
    <div class={kind} data-seat={seat}>
      <span class="bubble-who">
        <SeatMark seat={seat} />
        <bdi>{nameWriter(line)}</bdi>
      </span>
      <span class="bubble-text" dir={phrase ? undefined : "auto"}>
        <Words line={line} table={table} />
      </span>
    </div>
  );
}

function Words({ line, table }: { line: ChatLine; table: TableInfo }): JSX.Element {
  const { phrase, text = "" } = line;
  return phrase ? <PhraseText phrase={phrase} table={table} /> : <>{shorten(text)}</>;
}

/** The beginning of a long line; the chat has all of it. */
function shorten(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= MAX_BUBBLE_LETTERS) return text;
  return `${letters.slice(0, MAX_BUBBLE_LETTERS).join("")}…`;
}

/** The last line of each seat for as long as its bubble stays, without those that were hidden. */
function useFreshLines(session: Session): readonly ChatLine[] {
  const [fresh, setFresh] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    const timers = new Set<number>();
    const stop = session.heard.subscribe((heard) => {
      for (const line of heard ?? []) {
        // What storytellers say of their clues, the board shows.
        if (line.seat === undefined || line.about) continue;
        setFresh((before) => [...before.filter(({ seat }) => seat !== line.seat), line]);
        const drop = (): void => setFresh((before) => before.filter((one) => one !== line));
        timers.add(setTimeout(drop, countMilliseconds(line)));
      }
    });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, [session]);
  const kept = new Map(session.chat.value.map((line) => [line.number, line]));
  return fresh.filter(({ number }) => {
    const line = kept.get(number);
    return line && (line.phrase !== undefined || line.text !== undefined);
  });
}

function countMilliseconds({ text }: ChatLine): number {
  return Math.min(MAX_BUBBLE_MS, BUBBLE_MS + LETTER_MS * (text?.length ?? 30));
}
