// A brand's terms: what its pages say, with the sentence; its own word before it; what contradicts itself said as such.
import { present } from "../../../contract/get-or-throw.ts";
import {
  TERM_KINDS,
  TERMS,
  type BrandTerms,
  type Disputed,
  type Governorate,
  type ProductTerms,
  type SizeChart,
  type Term,
  type TermKind,
  type TermLimits,
  type TermsMet,
  type TermValue,
} from "../../../contract/trust.ts";
import { invalidField, notFound } from "../../problems.ts";
import type { StoredChart, StoredTerm, TrustRepository } from "./repository.ts";

/** The size of a brand's presence here, and its terms. */
export type KnownBrand = BrandTerms & { name: string; since: string; pieces: number };

export type TrustParts = {
  repository: TrustRepository;
  brandKey: (name: string) => string;
  /** Has the shop's pages read soon, outside of this request. */
  readSoon: (brandId: string) => Promise<void>;
};

export function createTrust({ repository, brandKey, readSoon }: TrustParts) {
  async function termsOf(brandId: string): Promise<BrandTerms> {
    const { read, words } = await repository.termsOf(brandId);
    const spoken = new Set(words.map(({ kind }) => kind));
    const own = words.map(({ kind, value, written_at }): Term => ({
      kind: kind as TermKind,
      value: value as TermValue,
      by: "brand",
      evidence: [],
      at: written_at.toISOString(),
    }));
    const at = (read?.asked_at ?? read?.read_at)?.toISOString() ?? null;
    const found = ((read?.terms ?? []) as StoredTerm[])
      .filter(({ kind }) => !spoken.has(kind))
      .map((term): Term => ({ ...term, by: "shop", at: term.at ?? present(at) }));
    const disputed = ((read?.disputed ?? []) as Disputed[]).filter(({ kind }) => !spoken.has(kind));
    const order = (term: Term) => TERM_KINDS.indexOf(term.kind);
    return {
      terms: [...own, ...found].toSorted((one, other) => order(one) - order(other)),
      disputed,
      read_at: at,
    };
  }

  const withPresence = async (brand: { id: string; created_at: Date }): Promise<BrandTerms> => {
    const [terms, pieces] = await Promise.all([
      termsOf(brand.id),
      repository.countPieces(brand.id),
    ]);
    return { ...terms, presence: { since: brand.created_at.toISOString(), pieces } };
  };

  return {
    termsOf,

    async termsOfName(name: string): Promise<BrandTerms> {
      const brand = await repository.openBrand(brandKey(name));
      if (!brand) throw notFound();
      return withPresence(brand);
    },

    /** A brand with what is known of it; undefined where nobody is called so. */
    async brandNamed(name: string): Promise<KnownBrand | undefined> {
      const brand = await repository.openBrand(brandKey(name));
      if (!brand) return undefined;
      const [terms, pieces] = await Promise.all([
        termsOf(brand.id),
        repository.countPieces(brand.id),
      ]);
      return { name: brand.name, since: brand.created_at.toISOString(), pieces, ...terms };
    },

    async termsOfProduct(productId: string): Promise<ProductTerms> {
      const brand = await repository.openProduct(productId);
      if (!brand) throw notFound("productNotFound");
      const [terms, row, unread] = await Promise.all([
        withPresence(brand),
        repository.chartOf(brand.id, productId),
        repository.unreadChartOf(brand.id, productId),
      ]);
      const chart: SizeChart | null = row
        ? {
            ...(row.chart as StoredChart),
            page: row.page,
            from: row.product_id ? "piece" : "brand",
            at: row.read_at.toISOString(),
          }
        : null;
      return { ...terms, chart, unread_chart: chart ? null : (unread ?? null) };
    },

    async saveWord(brandId: string, kind: TermKind, value: TermValue | null): Promise<BrandTerms> {
      const checked = value === null ? null : TERMS[kind].safeParse(value);
      if (checked && !checked.success) throw invalidField("value");
      await repository.keepWord(brandId, kind, checked ? checked.data : null);
      return termsOf(brandId);
    },

    async readAgain(brandId: string): Promise<void> {
      if (!(await repository.websiteOf(brandId))) throw notFound();
      await readSoon(brandId);
    },

    /**
     * How these brands stand to a wish's limits, with the fee to the place asked for. A brand that says nothing
     * about a limit does not meet it: nobody is promised what no page states.
     */
    async meeting(brandIds: string[], limits: TermLimits): Promise<Map<string, TermsMet>> {
      if (brandIds.length === 0) return new Map();
      const { read, words } = await repository.termsOfAll(brandIds);
      const met = new Map<string, TermsMet>();
      for (const brandId of brandIds) {
        const terms = new Map<string, unknown>(
          ((read.find((row) => row.brand_id === brandId)?.terms ?? []) as Term[]).map((term) => [
            term.kind,
            term.value,
          ]),
        );
        for (const word of words) if (word.brand_id === brandId) terms.set(word.kind, word.value);
        met.set(brandId, {
          meets: answerOf(terms, limits),
          fee: feeTo(terms, limits.deliveredTo),
          freeFrom: numberIn(terms, "free_from"),
          exceptions: (terms.get("exceptions") as TermsMet["exceptions"] | undefined) ?? [],
        });
      }
      return met;
    },
  };
}
export type Trust = ReturnType<typeof createTrust>;

const numberIn = (terms: Map<string, unknown>, kind: TermKind): number | null => {
  const value = terms.get(kind);
  return typeof value === "number" ? value : null;
};

/** No where one limit is denied, unknown where one is not spoken of. */
function answerOf(terms: Map<string, unknown>, limits: TermLimits): TermsMet["meets"] {
  const days = (kind: TermKind) => {
    const count = numberIn(terms, kind);
    return count === null ? "unknown" : count > 0 ? "yes" : "no";
  };
  const is = (kind: TermKind, value: TermValue) =>
    terms.has(kind) ? (terms.get(kind) === value ? "yes" : "no") : "unknown";
  const answers = [
    ...(limits.cash ? [is("cash_on_delivery", true)] : []),
    ...(limits.exchangeable ? [days("exchange_days")] : []),
    ...(limits.returnable ? [days("return_days")] : []),
    ...(limits.tryOn ? [is("on_delivery", "try")] : []),
    ...(limits.deliveredTo
      ? [feeTo(terms, limits.deliveredTo) === null ? ("unknown" as const) : ("yes" as const)]
      : []),
  ] as const;
  return answers.includes("no") ? "no" : answers.includes("unknown") ? "unknown" : "yes";
}

function feeTo(terms: Map<string, unknown>, place: Governorate | undefined): number | null {
  const fees = terms.get("delivery_fee") as Partial<Record<Governorate, number>> | undefined;
  return (place && fees?.[place]) ?? null;
}
