// Fit on Model, asked for in the conversation.
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { translate } from "../../lib/languages/translations.ts";
import { chosenPieces, fitPieces } from "../collection/fit-pieces.ts";
import { shopperSays, stylistRegrets, stylistSays, type Place } from "./conversation.ts";
import { think } from "./think.ts";
import { stylistTranslations } from "./translations.ts";

export async function askFit(place: Place): Promise<void> {
  const pieces = chosenPieces();
  if (pieces.length !== MODEL_FIT_COUNT) {
    return stylistSays(useText.getState().t("selectExactlyTwo"));
  }
  const say = translate(stylistTranslations);
  shopperSays(say("askFit"));
  return think({
    async work(signal) {
      const image = await fitPieces(pieces, { source: "stylist", signal });
      if (!signal.aborted) stylistSays(say("fitted"), image);
    },
    onFailure: (error) => stylistRegrets("fitFailed", place, error),
  });
}
