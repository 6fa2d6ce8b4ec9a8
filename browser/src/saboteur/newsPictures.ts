// The pictures that news are told with.

import type { SaboteurPublicNews } from "../wire/messages";
import {
  CARD_BACK,
  cardPicture,
  GOLD_BACK,
  goalPicture,
  pathPicture,
  rolePicture,
} from "./pictures";

/** The card that a piece of news is about; null: there is none. */
export function pictureNews(news: SaboteurPublicNews): string | null {
  switch (news.type) {
    case "laid":
      return pathPicture(news.shape);
    case "broke":
      return cardPicture(`-${news.tool}`);
    case "mended":
      return cardPicture(news.card);
    case "fell":
      return cardPicture("rockfall");
    case "looked":
      return cardPicture("map");
    case "passed":
      return news.card ? CARD_BACK : null;
    case "turned":
      return goalPicture(news.face, false);
    case "roundended":
      return rolePicture(news.winners);
    case "goldtaken":
      return GOLD_BACK;
    default:
      return null;
  }
}
