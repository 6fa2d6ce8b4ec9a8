// How the deals of Dixit are drawn: the deck, the used pictures and what was given, by number.

import type { DealForm } from "../shuffle/dealContract";

export const dealForm: DealForm = ({ switches }, verb) => {
  switch (verb) {
    case "deal": {
      const size = Number(switches.get("deck_size"));
      const box = Array.from({ length: size }, (_, at) => String(at + 1));
      return [{ name: "", separator: ",", box }];
    }
    case "reshuffle":
    case "show":
      return [{ name: "", separator: ",", box: null }];
    default:
      return null;
  }
};
