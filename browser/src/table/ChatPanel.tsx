// The chat of the players, or of the gallery (those who watch).

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { isBot, nameWriter } from "../game/names";
import { formatTime, t } from "../i18n";
import { introduce } from "../talk/introduce";
import { PhraseText } from "../talk/PhraseText";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import type { ChatLine, SeatInfo, Update } from "../wire/messages";
import "./chat.css";
import type { PageState } from "./pageState";
import "./talkList.css";
import { useStickToEnd } from "./useStickToEnd";

interface Props {
  readonly page: PageState;
  readonly update: Update;
  readonly what: "chat" | "gallery";
}

export function ChatPanel({ page, update, what }: Props): JSX.Element {
  const lines = page.session[what].value;
  const list = useStickToEnd(lines);
  useEffect(() => page.markRead(what), [lines, what]);
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
            <Message key={line.number} page={page} line={line} what={what} update={update} />
          ))}
        </ol>
      </div>
      <MessageForm page={page} update={update} what={what} why={explainSilence(table, you, what)} />
    </>
  );
}

/** Why the reader cannot write here; null: they can. */
function explainSilence(
  { settings }: Update["table"],
  { seat, muted }: Update["you"],
  what: Props["what"],
): string | null {
  if (settings.chat === "off") return t("table-chat-off");
  if (muted) return t("table-you-muted");
  if (what === "chat") return seat === null ? t("table-chat-seats") : null;
  if (seat !== null) return t("table-gallery-only");
  return settings.chat === "all" ? null : t("table-chat-seats");
}

function Message(props: {
  readonly page: PageState;
  readonly line: ChatLine;
  readonly what: Props["what"];
  readonly update: Update;
}): JSX.Element {
  const { page, line, what, update } = props;
  const { host } = update.you;
  const at = new Date(line.at * 1000);
  const { phrase } = line;
  const hidden = !phrase && (line.text ?? null) === null;
  return (
    <li class="chat-line" data-seat={line.seat ?? undefined}>
      <p class="chat-head">
        {(line.seat ?? null) !== null && (
          <SeatMark seat={line.seat ?? 0} who={findWriter(update, line)} />
        )}
        <Writer page={page} line={line} update={update} />
        <time dateTime={at.toISOString()}>{formatTime(at)}</time>
      </p>
      {phrase ? (
        <p class="chat-text">
          <PhraseText phrase={phrase} table={update.table} />
        </p>
      ) : (
        <p class={hidden ? "chat-text quiet" : "chat-text"} dir={hidden ? undefined : "auto"}>
          {hidden ? t("table-line-hidden") : line.text}
        </p>
      )}
      {host && (
        <button
          type="button"
          class="bare talk-hide"
          aria-label={t(hidden ? "table-unhide-line" : "table-hide-line", {
            who: nameWriter(line),
          })}
          onClick={() => page.hide(what, line.number, !hidden)}
        >
          <Icon name={hidden ? "eye" : "covered"} size={16} />
        </button>
      )}
    </li>
  );
}

/** Who wrote a line, if they still sit there. */
function findWriter({ table }: Update, { seat, name, face }: ChatLine): SeatInfo | undefined {
  const info = table.seats[seat ?? -1];
  const sitsThere = face ? info?.face === face && isBot(info) : info?.name === name;
  return sitsThere ? info : undefined;
}

/** The name of who wrote a line; for the host, a way to what may be done about a spectator. */
function Writer(props: {
  readonly page: PageState;
  readonly line: ChatLine;
  readonly update: Update;
}): JSX.Element {
  const { page, line, update } = props;
  const { writer } = line;
  const name = nameWriter(line);
  const { table, you } = update;
  // The host may have written in the gallery too. No two names at a table are alike.
  const own = you.seat === null ? page.session.name.value : table.seats[you.seat]?.name;
  if (!you.host || !writer || name === own) return <bdi class="chat-name">{name}</bdi>;
  return (
    <button
      type="button"
      class="bare chat-name"
      aria-haspopup="dialog"
      aria-label={t("table-writer-menu", { who: name })}
      onClick={() => page.open({ is: "spectators", only: { id: writer, name } })}
    >
      <bdi>{name}</bdi>
    </button>
  );
}

function MessageForm({
  page,
  update,
  what,
  why,
}: Props & { readonly why: string | null }): JSX.Element {
  const draft = page.drafts[what];
  const text = draft.value;
  const field = useRef<HTMLInputElement>(null);
  const { session } = page;
  if (why !== null) return <p class="chat-why quiet">{why}</p>;
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (!said) return;
    draft.value = "";
    await introduce(session, update);
    const answer = await session.ask({ type: "say", text: said });
    if (answer.type === "refused") draft.value ||= said;
    field.current?.focus();
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        ref={field}
        value={text}
        maxLength={600}
        // The hint in an empty field is in the page's language.
        dir={text ? "auto" : undefined}
        autocomplete="off"
        enterkeyhint="send"
        placeholder={what === "chat" ? t("table-say") : t("table-say-gallery")}
        aria-label={what === "chat" ? t("table-say") : t("table-say-gallery")}
        onInput={(event) => (draft.value = event.currentTarget.value)}
      />
      <button type="submit" class="main" aria-label={t("send")} disabled={!text.trim()}>
        <Icon name="next" />
      </button>
    </form>
  );
}
