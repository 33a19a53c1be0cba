// A shop's terms in a line, where its pieces are looked at; all of them with their sentences stand further down.
import type { TermKind } from "../../../contract/trust.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useMeasures } from "./measures-store.ts";
import { sayTerm } from "./say-term.ts";
import { placeTranslations, trustTranslations } from "./translations.ts";
import { TERMS_TITLE_ID } from "./trust-card.tsx";
import { useBrandTerms } from "./use-brand-terms.ts";

/** What is asked first before buying from a shop one does not know. */
const ASKED_FIRST: readonly TermKind[] = [
  "delivery_fee",
  "delivery_days",
  "cash_on_delivery",
  "exchange_days",
];

export function TermsInShort({ brandName }: { brandName: string }) {
  const { t, text } = useTranslations(trustTranslations);
  const { t: place } = useTranslations(placeTranslations);
  const at = useMeasures((state) => state.place);
  const { data } = useBrandTerms(brandName);
  const terms = ASKED_FIRST.flatMap((kind) => data?.terms.find((term) => term.kind === kind) ?? []);
  if (!data || data.terms.length + data.disputed.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 text-14">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {terms.map((term) => (
          <div key={term.kind} className="flex gap-x-1.5">
            <dt className="text-ink-3">{t(`kind.${term.kind}`)}</dt>
            <dd className="font-medium">
              {sayTerm(term, at, { t, place, formats: text.formats })}
              {term.by === "brand" && (
                <span className="font-normal text-ink-3"> ({t("byBrand")})</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <a
        href={`#${TERMS_TITLE_ID}`}
        onClick={(event) => {
          // The router would take it for another place in the history.
          event.preventDefault();
          document.getElementById(TERMS_TITLE_ID)?.scrollIntoView();
        }}
        className="link inline-flex min-h-11 items-center"
      >
        {t("all")}
      </a>
    </div>
  );
}
