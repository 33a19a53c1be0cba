// A shop's terms as a card, each with the sentence it stands on.
import {
  GOVERNORATES,
  LAW_DAYS,
  type BrandTerms,
  type Disputed,
  type Term,
} from "../../../contract/trust.ts";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Select } from "../../ui/select.tsx";
import { BranchLines } from "./branch-lines.tsx";
import { exceptedGroups } from "./excepted.ts";
import { useMeasures } from "./measures-store.ts";
import { sayTerm } from "./say-term.ts";
import { placeTranslations, trustTranslations } from "./translations.ts";
import { useBrandTerms } from "./use-brand-terms.ts";

/** Where a line of terms further up leads. */
export const TERMS_TITLE_ID = "terms-title";

/** On a brand's page. */
export function BrandTermsCard({ brandName }: { brandName: string }) {
  const { data } = useBrandTerms(brandName);
  return data ? <TrustCard terms={data} /> : null;
}

/** What the shop says, each with the sentence it was read from. */
export function TrustCard({ terms: told, piece }: { terms: BrandTerms; piece?: Product }) {
  const { terms, disputed, read_at, presence } = told;
  const excepted = piece ? exceptedGroups(piece, told) : [];
  const { t, text } = useTranslations(trustTranslations);
  const byPlace = terms.some(({ kind }) => kind === "delivery_fee" || kind === "delivery_days");
  return (
    <section aria-labelledby={TERMS_TITLE_ID} className="mt-8 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={TERMS_TITLE_ID} className="scroll-mt-24 text-subtitle">
          {t("title")}
        </h2>
        {byPlace && <PlaceChooser />}
      </div>
      {terms.length + disputed.length === 0 && (
        <p className="mt-3 text-15 text-ink-2">{t(read_at ? "nothing" : "never")}</p>
      )}
      <dl className="mt-3 text-15">
        {terms.map((term) => (
          <TermLine key={term.kind} term={term} excepted={excepted} />
        ))}
        {disputed.map((one) => (
          <DisputedLine key={one.kind} disputed={one} />
        ))}
        {presence && (
          <div className={LINE}>
            <dt className="text-ink-3">{t("presence")}</dt>
            <dd className="min-w-0">
              {t("presenceSays", { date: text.formats.date(presence.since), n: presence.pieces })}
            </dd>
          </div>
        )}
      </dl>
      {read_at && (
        <p className="mt-3 text-14 text-ink-3">
          {t("fromPages", { date: text.formats.date(read_at) })}
        </p>
      )}
    </section>
  );
}

const LINE =
  "grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 md:grid-cols-[150px_minmax(0,1fr)]";

function TermLine({ term, excepted }: { term: Term; excepted: string[] }) {
  const { t, text } = useTranslations(trustTranslations);
  const { t: place } = useTranslations(placeTranslations);
  const at = useMeasures((state) => state.place);
  const isRight = term.kind === "exchange_days" || term.kind === "return_days";
  const isShort = isRight && (term.value as number) < LAW_DAYS;
  const said = sayTerm(term, at, { t, place, formats: text.formats });
  const isExcepted = isRight && (term.value as number) > 0 && excepted.length > 0;
  return (
    <div className={LINE}>
      <dt className="text-ink-3">{t(`kind.${term.kind}`)}</dt>
      <dd className="min-w-0">
        <span dir="auto" className="text-page-start block break-words">
          {term.kind === "branches" ? <BranchLines lines={said} /> : said}
        </span>
        {isExcepted && (
          <span className="mt-1 block text-14 text-warn">
            {t("exceptsThis", {
              groups: excepted.map((group) => t(`group.${group}` as "group.sale")).join(" · "),
            })}
          </span>
        )}
        {isShort && (
          <span className="mt-1 block text-14 text-ink-3">{t("law", { n: LAW_DAYS })}</span>
        )}
        {term.by === "brand" ? (
          <span className="mt-1 block text-13 text-ink-3">
            {t("brandsWord")}
            <At>{text.formats.date(term.at)}</At>
          </span>
        ) : (
          <Sentences evidence={term.evidence} at={text.formats.date(term.at)} />
        )}
      </dd>
    </div>
  );
}

/** A date that stays in one piece. */
const At = ({ children }: { children: string }) => (
  <>
    {" "}
    <span className="ms-1 inline-block">{children}</span>
  </>
);

function DisputedLine({ disputed }: { disputed: Disputed }) {
  const { t } = useTranslations(trustTranslations);
  return (
    <div className={LINE}>
      <dt className="text-ink-3">{t(`kind.${disputed.kind}`)}</dt>
      <dd className="min-w-0">
        <span className="block text-warn">{t("disputed")}</span>
        <Sentences evidence={disputed.evidence} />
      </dd>
    </div>
  );
}

/** @param at when the shop's page last said so */
function Sentences({ evidence, at }: { evidence: Term["evidence"]; at?: string }) {
  const { t } = useTranslations(trustTranslations);
  if (evidence.length === 0) return null;
  return (
    <details className="mt-1 text-14 text-ink-2">
      <summary className="w-fit reach cursor-pointer text-13 text-ink-3">
        <span className="underline decoration-line-2 underline-offset-4">{t("sentences")}</span>
        {at && <At>{at}</At>}
      </summary>
      <ul className="mt-1.5 grid gap-1.5">
        {evidence.slice(0, 6).map(({ quote, page }) => (
          <li key={quote + page} className="min-w-0">
            <q dir="auto" className="text-page-start block">
              {quote}
            </q>
            <a
              href={page}
              target="_blank"
              rel="noopener nofollow"
              dir="ltr"
              className="block truncate reach text-ink-3 underline"
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PlaceChooser() {
  const { t } = useTranslations(trustTranslations);
  const { t: place } = useTranslations(placeTranslations);
  const { place: chosen, choosePlace } = useMeasures();
  return (
    <label className="flex items-center gap-2 text-14 text-ink-2">
      {t("yourPlace")}
      <Select
        value={chosen}
        onChange={(event) => choosePlace(event.target.value)}
        className="min-h-11 w-auto ps-2.5! pe-9! text-14"
      >
        <option value="">{t("anyPlace")}</option>
        {GOVERNORATES.map((id) => (
          <option key={id} value={id}>
            {place(id)}
          </option>
        ))}
      </Select>
    </label>
  );
}
