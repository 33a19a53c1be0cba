// Image: the shopper's picture is described, and what it shows can be searched with one tap.
import { analyzeImage } from "../../../contract/stylist.ts";
import { call } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { translate } from "../../lib/languages/translations.ts";
import { shopperSays, stylistRegrets, stylistSays, type Place } from "./conversation.ts";
import { carry } from "./conversation-store.ts";
import { isPicture, makeSmall } from "./picture.ts";
import { keepSuggestions } from "./suggestions.ts";
import { think } from "./think.ts";
import { stylistTranslations } from "./translations.ts";

export async function askImage(chosen: File, place: Place): Promise<void> {
  if (!isPicture(chosen)) {
    const { t } = useText.getState();
    return stylistSays(t(place === "panel" ? "imageFailed" : "imageFailedShort"));
  }
  return think({
    async work(signal) {
      const { thumbnail, file } = await makeSmall(chosen);
      shopperSays(translate(stylistTranslations)("askImage"), { image: thumbnail });
      const { description, items, conversation } = await call(analyzeImage, { file, signal });
      if (signal.aborted) return;
      // "This but in burgundy", said next, speaks of the picture.
      carry(conversation);
      stylistSays(description);
      keepSuggestions(items, "image");
    },
    onFailure: (error) => stylistRegrets("imageFailed", place, error),
  });
}
