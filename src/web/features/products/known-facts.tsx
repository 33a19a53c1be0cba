// What is known of a piece, one line for each kind of fact; behind it the words it was concluded from.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { FACT_KINDS, type Evidence, type Fact } from "../../../contract/facts.ts";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { factTranslations } from "./fact-translations.ts";
import { filterFactTranslations } from "./filter-fact-translations.ts";

const words = { ...filterFactTranslations, ...factTranslations };
type Key = keyof typeof words;

const isKey = (key: string): key is Key => Object.hasOwn(words, key);

export function KnownFacts({ product }: { product: Product }) {
  const { t } = useTranslations(words);
  const facts = product.facts ?? [];
  const rows = FACT_KINDS.map((kind) => facts.filter((fact) => fact.kind === kind)).filter(
    (row) => row.length > 0,
  );
  if (rows.length === 0) return null;
  return (
    <section className="mt-7" aria-label={t("title")}>
      <h2 className="text-15 font-semibold">{t("title")}</h2>
      <dl className="mt-2 border-t border-line text-15">
        {rows.map((row) => (
          <Row key={elementAt(row, 0).kind} row={row} />
        ))}
      </dl>
    </section>
  );
}

/** Where the words were found is a sentence of its own. */
const ASIDE = new Set<Evidence["from"]>(["size", "category"]);

function Row({ row }: { row: Fact[] }) {
  const { t } = useTranslations(words);
  const nameOf = useFactName();
  const evidence = row.flatMap((fact) =>
    fact.evidence.map((each) => ({ ...each, sure: fact.sure })),
  );
  // Title and list of materials say "satin" both: the same sentence is read once.
  const read = new Map(
    evidence.map((one) => [`${ASIDE.has(one.from) ? one.from : ""} ${one.sure} ${one.words}`, one]),
  );
  const { kind } = elementAt(row, 0);
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline border-b border-line py-2.5 md:grid-cols-[128px_minmax(0,1fr)]">
      <dt className="text-ink-3">{isKey(kind) ? t(kind) : kind}</dt>
      <dd>
        <details>
          <summary className="flex reach cursor-pointer list-none flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <span>{row.map(nameOf).join(" · ")}</span>
            <span className="link text-13 text-ink-3">{t("why")}</span>
          </summary>
          <ul className="mt-1.5 grid gap-1 text-13 text-ink-2">
            {[...read].map(([key, one]) => (
              <EvidenceLine key={key} evidence={one} sure={one.sure} />
            ))}
          </ul>
        </details>
      </dd>
    </div>
  );
}

function EvidenceLine({ evidence, sure }: { evidence: Evidence; sure: Fact["sure"] }) {
  const { t, text } = useTranslations(words);
  const own = { words: evidence.words };
  const named = { words: text.nameOf(evidence.words) };
  if (evidence.from === "size") return <li>{t("sizeSays", own)}</li>;
  if (evidence.from === "category")
    return <li>{t(sure === "said" ? "categorySays" : "usualCategory", named)}</li>;
  return <li>{t(sure === "said" ? "said" : "usual", own)}</li>;
}

function useFactName(): (fact: Fact) => string {
  const { t, text } = useTranslations(words);
  return ({ kind, value }) => {
    const key = `${kind}=${value}`;
    if (kind !== "age") return isKey(key) ? t(key) : value;
    const [from = 0, to = 0] = value.split("-").map(Number);
    const inYears = to > 24;
    const say = (months: number) => text.formats.number(inYears ? Math.floor(months / 12) : months);
    return t(inYears ? "ageYears" : "ageMonths", { from: say(from), to: say(to) });
  };
}
