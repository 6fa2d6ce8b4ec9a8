// The sheet with everything that can be said with a tap. A phrase with a blank asks what goes there.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { Blank } from "../game/contract";
import { nameSeat } from "../game/names";
import { t } from "../i18n";
import type { PageState } from "../table/pageState";
import { Dialog } from "../ui/Dialog";
import { SeatMark } from "../ui/SeatMark";
import type { Update } from "../wire/messages";
import { listValues, useBlanks } from "./blanks";
import { introduce } from "./introduce";
import { Reaction } from "./Reaction";
import "./phraseSheet.css";
import { isReaction, listPhrases, writeOffer, type Offer, type OfferGroup } from "./words";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

type Filled = Readonly<Record<string, string | number>>;

export function PhraseSheet(props: Props): JSX.Element {
  const { page, update } = props;
  const why = explainSilence(update);
  return (
    <Dialog title={t("phrases-title")} close={() => page.close()} class="phrase-sheet">
      {why === null ? <Phrases {...props} /> : <p>{why}</p>}
    </Dialog>
  );
}

/** Why the reader can say no phrase; null: they can. */
function explainSilence({ table: { settings }, you }: Update): string | null {
  if (!settings.phrases) return t("phrases-off");
  if (you.muted) return t("table-you-muted");
  return you.seat === null && settings.chat !== "all" ? t("table-chat-seats") : null;
}

function Phrases({ page, update }: Props): JSX.Element {
  const game = update.play?.game ?? update.table.settings.game;
  const blanks = useBlanks(game);
  /** The phrase whose blank the reader is about to fill. */
  const [open, setOpen] = useState<Offer | null>(null);
  const valuesOf = (blank: string): readonly (string | number)[] =>
    listValues(blank, blanks, page, update);
  const say = (phrase: string, filled: Filled): void => {
    const { session } = page;
    page.close();
    void introduce(session, update).then(() =>
      session.ask({ type: "say-phrase", phrase, blanks: filled }),
    );
  };
  const groups = listPhrases(game).map((group) => ({
    ...group,
    offers: group.offers.filter((offer) => offer.blanks.every((blank) => valuesOf(blank).length)),
  }));
  return (
    <>
      {groups.map(
        (group) =>
          group.offers.length > 0 && (
            <Group
              key={group.name}
              group={group}
              open={open}
              write={(offer) => writeOffer(game, offer)}
              choose={(offer) => {
                if (!offer.blanks.length) say(offer.name, {});
                else setOpen(offer.name === open?.name ? null : offer);
              }}
            >
              {(blank) => (
                <Choices
                  key={open?.name}
                  values={valuesOf(blank)}
                  fill={(value) => open && say(open.name, { [blank]: value })}
                  draw={(value) =>
                    blank === "seat" ? (
                      <>
                        <SeatMark seat={Number(value)} />
                        <bdi>{nameSeat(update.table, Number(value))}</bdi>
                      </>
                    ) : (
                      <Sign blank={blanks[blank]} value={value} page={page} />
                    )
                  }
                />
              )}
            </Group>
          ),
      )}
    </>
  );
}

interface GroupProps {
  readonly group: OfferGroup;
  readonly open: Offer | null;
  readonly write: (offer: Offer) => string;
  readonly choose: (offer: Offer) => void;
  /** What may go into the blank of the open phrase. */
  readonly children: (blank: string) => JSX.Element;
}

function Group({ group, open, write, choose, children }: GroupProps): JSX.Element {
  const { name, title, offers } = group;
  const [blank] = (offers.some((offer) => offer.name === open?.name) && open?.blanks) || [];
  return (
    <section class="phrase-group" aria-label={title}>
      <h3>{title}</h3>
      <div class={`phrase-offers ${name}`}>
        {offers.map((offer) => (
          <button
            key={offer.name}
            type="button"
            data-phrase={offer.name}
            class={isReaction(offer.name) ? "bare phrase-face" : ""}
            aria-label={isReaction(offer.name) ? write(offer) : undefined}
            aria-expanded={offer.blanks.length ? offer.name === open?.name : undefined}
            onClick={() => choose(offer)}
          >
            {isReaction(offer.name) ? <Reaction name={offer.name} /> : write(offer)}
          </button>
        ))}
      </div>
      {blank && children(blank)}
    </section>
  );
}

interface ChoicesProps {
  readonly values: readonly (string | number)[];
  readonly fill: (value: string | number) => void;
  readonly draw: (value: string | number) => JSX.Element;
}

function Choices({ values, fill, draw }: ChoicesProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("button")?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={list} class="phrase-choices">
      {values.map((value) => (
        <button key={value} type="button" data-value={value} onClick={() => fill(value)}>
          {draw(value)}
        </button>
      ))}
    </div>
  );
}

interface SignProps {
  readonly blank: Blank | undefined;
  readonly value: string | number;
  readonly page: PageState;
}

function Sign({ blank, value, page }: SignProps): JSX.Element | null {
  return blank ? <blank.Sign value={value} view={page.view.value} /> : null;
}
