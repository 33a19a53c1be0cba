// A piece whose colours are addresses of their own: each is opened, and what it says of its sizes and their stock is put
// beside what the first one says. What cannot be opened stays as the first page tells it.
import type { PageReading } from "../extract/reading.ts";
import { foldText } from "../extract/text.ts";
import type { RawProduct, RawVariant } from "../found-product.ts";
import { roleOf } from "../normalise/option-roles.ts";
import { isLimit } from "../problems.ts";
import type { Shop } from "../shops/shop.ts";
import type { OpenProduct } from "./product-opener.ts";

export async function withOtherValues(
  { visitor }: Pick<Shop, "visitor">,
  open: OpenProduct,
  product: RawProduct,
  elsewhere: PageReading["elsewhere"],
): Promise<RawProduct> {
  if (!elsewhere) return product;
  const { option, values } = elsewhere;
  let whole = product;
  for (const { value, url } of values) {
    try {
      const { reading } = await open(url);
      if (reading && isSamePiece(product, reading)) whole = joined(whole, option, value, reading);
    } catch (error) {
      if (visitor.signal.aborted) throw error;
      if (isLimit(error)) return whole;
    }
  }
  return whole;
}

const isSamePiece = (one: RawProduct, other: RawProduct): boolean =>
  foldText(one.title ?? "") === foldText(other.title ?? "");

function joined(
  product: RawProduct,
  option: number,
  value: string,
  reading: PageReading,
): RawProduct {
  const rows = rowsOf(product, option, value, reading);
  const images = [
    ...product.images,
    ...reading.images.filter((one) => !product.images.includes(one)),
  ];
  const variants = [...product.variants.filter((row) => row.values[option] !== value), ...rows];
  return {
    ...product,
    images,
    variants,
    options: product.options.map((one, n) => ({
      ...one,
      values: [...new Set([...one.values, ...rows.flatMap((row) => row.values[n] ?? [])])],
    })),
    isAvailable: variants.some(({ isAvailable }) => isAvailable !== false)
      ? product.isAvailable || reading.isAvailable
      : false,
  };
}

/** Its rows in the order of the first page's options; a page without rows tells only whether the value is there. */
function rowsOf(
  { options }: RawProduct,
  option: number,
  value: string,
  reading: PageReading,
): RawVariant[] {
  const roles = options.map(roleOf);
  const own = roles.map((role) => reading.options.findIndex((one) => roleOf(one) === role));
  const at = own[option] ?? -1;
  const told = reading.variants.filter(({ values }) => at < 0 || values[at] === value);
  const image = reading.images[0] ?? null;
  const base = { price: null, regularPrice: null, image };
  if (told.length === 0)
    return [
      {
        ...base,
        values: options.map((_, n) => (n === option ? value : null)),
        isAvailable: reading.isAvailable,
      },
    ];
  return told.map((row) => ({
    ...row,
    image: row.image ?? image,
    values: own.map((from, n) => (n === option ? value : (row.values[from] ?? null))),
  }));
}
