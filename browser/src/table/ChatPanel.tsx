// What people write: at the seats, or in the gallery of those who watch.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { hour, t } from "../i18n";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import type { ChatLine, Update } from "../wire/messages";
import type { Desk } from "./desk";
import { anyName } from "./NameForm";
import { useSticky } from "./sticky";

interface Props {
  readonly desk: Desk;
  readonly update: Update;
  readonly what: "chat" | "gallery";
}

export function ChatPanel({ desk, update, what }: Props): JSX.Element {
  const lines = desk.session[what].value;
  const list = useSticky(lines);
  useEffect(() => desk.saw(what), [lines, what]);
  const { table, you } = update;
  return (
    <>
      <div
        ref={list}
        class="talk-list"
        tabIndex={0}
        role="log"
        aria-label={what === "chat" ? t("table-chat") : t("table-gallery")}
      >
        {!lines.length && <p class="quiet">{t(`table-${what}-empty`)}</p>}
        <ol class="plain">
          {lines.map((line) => (
            <Line key={line.number} desk={desk} line={line} what={what} host={you.host} />
          ))}
        </ol>
      </div>
      <Writing desk={desk} update={update} what={what} why={silent(table, you, what)} />
    </>
  );
}

/** Why the reader cannot write here; null: nothing is in the way. */
function silent(
  { settings, seats }: Update["table"],
  { seat }: Update["you"],
  what: Props["what"],
): string | null {
  if (settings.chat === "off") return t("table-chat-off");
  if (seat !== null && seats[seat]?.muted) return t("table-you-muted");
  if (what === "chat") return seat === null ? t("table-chat-seats") : null;
  if (seat !== null) return t("table-gallery-only");
  return settings.chat === "all" ? null : t("table-chat-seats");
}

function Line(props: {
  readonly desk: Desk;
  readonly line: ChatLine;
  readonly what: Props["what"];
  readonly host: boolean;
}): JSX.Element {
  const { desk, line, what, host } = props;
  const at = new Date(line.at * 1000);
  const hidden = (line.text ?? null) === null;
  return (
    <li class="chat-line" data-seat={line.seat ?? undefined}>
      <p class="chat-head">
        {(line.seat ?? null) !== null && <SeatMark seat={line.seat ?? 0} />}
        <bdi class="chat-name">{line.name}</bdi>
        <time dateTime={at.toISOString()}>{hour(at)}</time>
      </p>
      <p class={hidden ? "chat-text quiet" : "chat-text"} dir={hidden ? undefined : "auto"}>
        {hidden ? t("table-line-hidden") : line.text}
      </p>
      {host && !hidden && (
        <button
          type="button"
          class="bare talk-hide"
          aria-label={t("table-hide-line", { who: line.name })}
          onClick={() => void desk.session.ask({ type: "hide", what, number: line.number })}
        >
          <Icon name="bin" size={16} />
        </button>
      )}
    </li>
  );
}

function Writing({
  desk,
  update,
  what,
  why,
}: Props & { readonly why: string | null }): JSX.Element {
  const draft = desk.drafts[what];
  const text = draft.value;
  const field = useRef<HTMLInputElement>(null);
  const { session } = desk;
  if (why !== null) return <p class="chat-why quiet">{why}</p>;
  const say = async (): Promise<void> => {
    const said = text.trim();
    if (!said) return;
    draft.value = "";
    // The gallery knows people by what they said in their hello.
    if (update.you.seat === null && !session.name.value) session.rename(anyName());
    const answer = await session.ask({ type: "say", text: said });
    if (answer.type === "refused") draft.value ||= said;
    field.current?.focus();
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        ref={field}
        value={text}
        maxLength={600}
        // Empty, it is as the page: the hint in it is written in the page's language.
        dir={text ? "auto" : undefined}
        autocomplete="off"
        enterkeyhint="send"
        placeholder={what === "chat" ? t("table-say") : t("table-say-gallery")}
        aria-label={what === "chat" ? t("table-say") : t("table-say-gallery")}
        onInput={(event) => (draft.value = event.currentTarget.value)}
      />
      <button type="submit" class="main" aria-label={t("table-send")} disabled={!text.trim()}>
        <Icon name="next" />
      </button>
    </form>
  );
}
