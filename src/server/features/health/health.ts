// The health of a catalogue: every piece against the feeds' rules and our own, gathered by what is to be mended.
import { FEED_FAULTS, type FeedFault } from "../../../contract/assistants.ts";
import {
  HEALTH_FIELDS,
  HEALTH_KINDS,
  type Health,
  type HealthField,
  type HealthIssue,
  type HealthKind,
} from "../../../contract/health.ts";
import type { Product } from "../../../contract/products.ts";
import { besideOf, RULES, type PictureSize } from "./rules.ts";

const IDS_MAX = 1000;
const IMAGES_SHOWN = 3;

/** Points a piece loses: what keeps it from being sold anywhere weighs most. */
const WEIGHTS: Record<HealthKind, number> = {
  no_title: 60,
  no_description: 20,
  no_picture: 60,
  no_price: 60,
  no_currency: 20,
  no_shop_link: 40,
  odd_price: 25,
  doubtful_category: 20,
  no_size: 20,
  no_stock: 10,
  small_picture: 15,
  shared_picture: 15,
  no_color: 10,
  one_picture: 5,
};
const ALL_POINTS = 100;

export type HealthParts = {
  listOwn: (brandId: string) => Promise<Product[]>;
  /** What a feed refuses a piece for, by the strictest of them. */
  feedFaults: (product: Product) => FeedFault[];
  sizesOf: (addresses: string[]) => Promise<Map<string, PictureSize>>;
};

export function createHealth({ listOwn, feedFaults, sizesOf }: HealthParts) {
  return async function healthOf(brandId: string): Promise<Health> {
    const all = await listOwn(brandId);
    const products = all.filter(({ hidden }) => !hidden);
    const sizes = await sizesOf(products.flatMap(({ image_url }) => image_url ?? []));
    const judged = judge(products, feedFaults, (address) => sizes.get(address));
    return { ...judged, hidden: all.length - products.length };
  };
}

export function judge(
  products: Product[],
  feedFaults: HealthParts["feedFaults"],
  sizeOf: (address: string) => PictureSize | undefined,
): Omit<Health, "hidden"> {
  const beside = besideOf(products, sizeOf);
  const rules = Object.entries(RULES) as [keyof typeof RULES, (typeof RULES)["no_size"]][];
  const judged = products.map((product) => {
    const kinds: HealthKind[] = [
      ...feedFaults(product),
      ...rules.filter(([, isWrong]) => isWrong(product, beside)).map(([kind]) => kind),
    ];
    return { product, kinds };
  });
  const refused = judged.filter(({ kinds }) => kinds.some(isFeedFault)).length;
  const complete = judged.filter(({ kinds }) => kinds.length === 0).length;
  return {
    pieces: products.length,
    complete,
    refused,
    lacking: products.length - complete - refused,
    score: products.length === 0 ? null : rounded(scoreOf(judged)),
    fields: fieldsOf(products),
    issues: issuesOf(judged),
  };
}

type Judged = { product: Product; kinds: HealthKind[] };

const isFeedFault = (kind: HealthKind) => (FEED_FAULTS as readonly string[]).includes(kind);
const rounded = (points: number) => Math.round(points * 10) / 10;

function scoreOf(judged: Judged[], without?: HealthKind): number {
  const points = judged.map(({ kinds }) =>
    kinds
      .filter((kind) => kind !== without)
      .reduce((left, kind) => Math.max(0, left - WEIGHTS[kind]), ALL_POINTS),
  );
  return points.reduce((sum, one) => sum + one, 0) / points.length;
}

function issuesOf(judged: Judged[]): HealthIssue[] {
  const now = judged.length > 0 ? scoreOf(judged) : 0;
  return HEALTH_KINDS.flatMap((kind): HealthIssue[] => {
    const concerned = judged.filter(({ kinds }) => kinds.includes(kind));
    if (concerned.length === 0) return [];
    return [
      {
        kind,
        count: concerned.length,
        refused: isFeedFault(kind),
        gain: rounded(scoreOf(judged, kind) - now),
        ids: concerned.slice(0, IDS_MAX).map(({ product }) => product.id),
        images: concerned.flatMap(({ product }) => product.image ?? []).slice(0, IMAGES_SHOWN),
      },
    ];
  }).toSorted(
    (one, other) =>
      +other.refused - +one.refused || other.gain - one.gain || other.count - one.count,
  );
}

const MISSING: Record<HealthField, (product: Product) => boolean> = {
  title: ({ title }) => title.trim() === "",
  description: ({ description }) => description.trim() === "",
  price: ({ price }) => !(price > 0),
  currency: ({ currency }) => currency === "",
  url: ({ url }) => !url,
  image_url: ({ image_url }) => !image_url,
  category: ({ category }) => category === "",
  sizes: ({ sizes }) => sizes.length === 0,
  colors: ({ colors }) => colors.length === 0,
  materials: ({ materials }) => materials.length === 0,
};

function fieldsOf(products: Product[]): Health["fields"] {
  return HEALTH_FIELDS.map((field) => {
    const concerned = products.filter(MISSING[field]);
    return {
      field,
      missing: concerned.length,
      share: concerned.length / Math.max(1, products.length),
      ids: concerned.slice(0, IDS_MAX).map(({ id }) => id),
    };
  }).filter(({ missing }) => missing > 0);
}
