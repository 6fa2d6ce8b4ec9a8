// The seats before and after a game: to sit down and to add bots.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { findUsualFace } from "../faces/usualFace";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { SeatMark } from "../ui/SeatMark";
import type { Update } from "../wire/messages";
import type { PageState } from "./pageState";
import { useGames } from "../game/catalog";
import { SeatStatusList, listSeatStatus } from "./seatStatus";
import { NameForm } from "./NameForm";
import { pickName } from "./pickName";
import { pickUsualLevel } from "./levels";
import { isFree, nameLevel, nameSeat } from "../game/names";

interface Props {
  readonly page: PageState;
  readonly update: Update;
}

export function SeatList({ page, update }: Props): JSX.Element {
  const { table, you } = update;
  const free = table.seats.some(isFree);
  useUsualFace(page, update);
  /** What stands in the field for the name: whoever picks a seat sits down by it. */
  const name = useRef(page.session.name.value || pickName());
  return (
    <section class="lobby-seats sheet">
      <h2>{t("table-seats")}</h2>
      {you.seat === null && free && <SitDown page={page} name={name} />}
      {you.seat === null && !free && <p>{t("table-full")}</p>}
      <ol class="plain">
        {table.seats.map((_, seat) => (
          <Row key={seat} page={page} update={update} seat={seat} name={name} />
        ))}
      </ol>
      {you.host && free && <AddBots page={page} game={table.settings.game} />}
    </section>
  );
}

/** Gives a reader who sits down here the face that they picked last, if nobody has it. */
function useUsualFace({ session }: PageState, { table, you }: Update): void {
  const seat = useRef(you.seat);
  useEffect(() => {
    const face = seat.current === null && you.seat !== null ? findUsualFace(table) : null;
    seat.current = you.seat;
    if (face) void session.ask({ type: "pick-face", face });
  }, [you.seat]);
}

/** The name that is typed so far. */
interface Typed {
  readonly name: { current: string };
}

function SitDown({ page, name }: Typed & { readonly page: PageState }): JSX.Element {
  return (
    <NameForm
      name={name.current}
      label={t("table-sit")}
      typed={(text) => (name.current = text)}
      done={(name) => void page.sit(null, name)}
    />
  );
}

/** Buttons that put bots of a level on every free seat. */
function AddBots({ page, game }: { page: PageState; game: string }): JSX.Element {
  const levels = useGames()?.find((one) => one.game === game)?.bots ?? [];
  return (
    <div class="lobby-bots">
      <p id="fill-with-bots">{t("table-fill")}</p>
      <div class="row" role="group" aria-labelledby="fill-with-bots">
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            onClick={() => void page.session.ask({ type: "add-bot", level })}
          >
            <Icon name="bot" />
            {nameLevel(level)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Row({
  page,
  update,
  seat,
  name: typed,
}: Props & Typed & { readonly seat: number }): JSX.Element {
  const { table, you } = update;
  const info = table.seats[seat] ?? {};
  const name = nameSeat(table, seat);
  const level = pickUsualLevel(useGames()?.find((one) => one.game === table.settings.game)?.bots);
  if (isFree(info)) {
    const sit = (): void => {
      const own = you.seat === null ? typed.current.trim() : page.session.name.value;
      void page.sit(seat, own || pickName());
    };
    // All rows have the same buttons, so screen readers are told the seat.
    const aloud = <span class="aloud">{t("table-seat-number", { number: seat + 1 })}</span>;
    return (
      <li class="lobby-seat free">
        <SeatMark seat={seat} />
        <span class="quiet lobby-who">{t("table-seat-free")}</span>
        <button type="button" onClick={sit}>
          {you.seat === null ? t("table-sit-short") : t("table-move")}
          {aloud}
        </button>
        {you.host && level && (
          <button
            type="button"
            onClick={() => void page.session.ask({ type: "add-bot", level, seat })}
          >
            <Icon name="bot" />
            {t("table-bot")}
            {aloud}
          </button>
        )}
      </li>
    );
  }
  const mark = <SeatMark seat={seat} who={info} />;
  return (
    <li class={you.seat === seat ? "lobby-seat you" : "lobby-seat"}>
      {you.seat === seat ? (
        <button
          type="button"
          class="bare lobby-face"
          aria-haspopup="dialog"
          title={t("table-pick-face")}
          onClick={() => page.open({ is: "seat", seat })}
        >
          {mark}
          <span class="aloud">{t("table-pick-face")}</span>
        </button>
      ) : (
        mark
      )}
      <div class="lobby-who">
        <span class="seat-who">
          <bdi>{name}</bdi>
          {you.seat === seat && <em>{t("table-you")}</em>}
        </span>
        <SeatStatusList status={listSeatStatus(update, seat)} />
      </div>
      {(you.host || you.seat === seat) && (
        <button
          type="button"
          class="bare"
          aria-haspopup="dialog"
          aria-label={t("table-seat-menu", { who: name })}
          onClick={() => page.open({ is: "seat", seat })}
        >
          <Icon name={you.seat === seat ? "pen" : "gear"} />
        </button>
      )}
    </li>
  );
}
