// Each is a search of its own.
import { useId } from "react";
import { SUGGESTIONS_SHOWN } from "../../../contract/limits.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import type { Place } from "./conversation.ts";
import { useConversation } from "./conversation-store.ts";
import { trySuggestion } from "./searching.ts";
import { stylistTranslations } from "./translations.ts";

/** Where two do not stand beside each other: on a phone's page the pieces wait below, elsewhere there is room. */
const NARROW = {
  page: "max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:[scrollbar-width:none] md:flex-wrap",
  panel: "flex-wrap",
} as const satisfies Record<Place, string>;

export function SuggestionButtons({ place }: { place: Place }) {
  const { t } = useTranslations(stylistTranslations);
  const suggestions = useConversation((state) => state.suggestionButtons);
  const titleId = useId();
  // On the page it stands right under the screen's own heading, in the panel under the panel's.
  const Title = place === "page" ? "h2" : "h3";
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="@container">
      <Title id={titleId} className="mb-2.5 font-sans text-14 font-semibold">
        {t("suggestions")}
      </Title>
      <ul className={cx("flex gap-2 @md:grid @md:grid-cols-2", NARROW[place])}>
        {suggestions.slice(0, SUGGESTIONS_SHOWN).map((suggestion) => (
          <li key={suggestion} className="grid max-w-full flex-none">
            <button
              type="button"
              dir="auto"
              onClick={() => void trySuggestion(suggestion, place)}
              className="min-h-11 rounded-sm border border-line-2 bg-surface px-3.5 py-2 text-start text-14 leading-snug transition-colors hover:border-ink focus-visible:-outline-offset-2"
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
