// A brand's terms: what its pages say, with the sentence; its own word before it; what contradicts itself said as such.
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
  type TermValue,
} from "../../../contract/trust.ts";
import { invalidField, notFound } from "../../problems.ts";
import type { StoredChart, TrustRepository } from "./repository.ts";

/** The size of a brand's presence here, and its terms. */
export type KnownBrand = BrandTerms & { name: string; since: string; pieces: number };

export type TrustParts = {
  repository: TrustRepository;
  brandKey: (name: string) => string;
  /** Has the shop's pages read soon, outside of this request. */
  readSoon: (brandId: string) => Promise<void>;
};

/** What a wish may ask of a brand: “cash, exchangeable, delivered to Minya”. */
export type Limits = {
  cash?: boolean;
  exchangeable?: boolean;
  returnable?: boolean;
  tryOn?: boolean;
  deliveredTo?: Governorate;
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
    const at = read?.read_at.toISOString() ?? null;
    const found = ((read?.terms ?? []) as Omit<Term, "by" | "at">[])
      .filter(({ kind }) => !spoken.has(kind))
      .map((term): Term => ({ ...term, by: "shop", at: at! }));
    const disputed = ((read?.disputed ?? []) as Disputed[]).filter(({ kind }) => !spoken.has(kind));
    const order = (term: Term) => TERM_KINDS.indexOf(term.kind);
    return {
      terms: [...own, ...found].toSorted((one, other) => order(one) - order(other)),
      disputed,
      read_at: at,
    };
  }

  return {
    termsOf,

    async termsOfName(name: string): Promise<BrandTerms> {
      const brand = await repository.openBrand(brandKey(name));
      if (!brand) throw notFound();
      return termsOf(brand.id);
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
      const brandId = await repository.openProduct(productId);
      if (!brandId) throw notFound("productNotFound");
      const [terms, row, unread] = await Promise.all([
        termsOf(brandId),
        repository.chartOf(brandId, productId),
        repository.unreadChartOf(brandId, productId),
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
     * Which of these brands meet a wish's limits, with the fee to the place asked for. A brand that says nothing
     * about a limit does not meet it: nobody is promised what no page states.
     */
    async meeting(
      brandIds: string[],
      limits: Limits,
    ): Promise<Map<string, { fee: number | null }>> {
      if (brandIds.length === 0) return new Map();
      const { read, words } = await repository.termsOfAll(brandIds);
      const met = new Map<string, { fee: number | null }>();
      for (const brandId of brandIds) {
        const terms = new Map<string, unknown>(
          ((read.find((row) => row.brand_id === brandId)?.terms ?? []) as Term[]).map((term) => [
            term.kind,
            term.value,
          ]),
        );
        for (const word of words) if (word.brand_id === brandId) terms.set(word.kind, word.value);
        if (meets(terms, limits)) met.set(brandId, { fee: feeTo(terms, limits.deliveredTo) });
      }
      return met;
    },
  };
}
export type Trust = ReturnType<typeof createTrust>;

function meets(terms: Map<string, unknown>, limits: Limits): boolean {
  const over = (kind: TermKind) =>
    typeof terms.get(kind) === "number" && Number(terms.get(kind)) > 0;
  if (limits.cash && terms.get("cash_on_delivery") !== true) return false;
  if (limits.exchangeable && !over("exchange_days")) return false;
  if (limits.returnable && !over("return_days")) return false;
  if (limits.tryOn && terms.get("on_delivery") !== "try") return false;
  return !limits.deliveredTo || feeTo(terms, limits.deliveredTo) !== null;
}

function feeTo(terms: Map<string, unknown>, place: Governorate | undefined): number | null {
  const fees = terms.get("delivery_fee") as Partial<Record<Governorate, number>> | undefined;
  return (place && fees?.[place]) ?? null;
}
