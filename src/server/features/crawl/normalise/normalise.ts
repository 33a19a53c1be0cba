// What a shop says about a product becomes what our catalogue keeps, or the reason why it cannot.
import { CURRENCY_DEFAULT, PRODUCT_PICTURES_MAX } from "../../../../contract/limits.ts";
import type { FoundProduct, RawProduct } from "../found-product.ts";
import { routeOf } from "../visit/site.ts";
import { interfaceEvidence, withSaleInDoubt } from "../verdict/evidence.ts";
import { categoryOf } from "./category.ts";
import { cleanText, shortened } from "./clean-text.ts";
import { coloursSetApart } from "./colours.ts";
import { currencyCode } from "./currencies.ts";
import { pictureAddresses } from "./pictures.ts";
import { parsePrice } from "./prices.ts";
import { colorPictures } from "./color-pictures.ts";
import { listed, type Variants, variantsOf, WORD_MAX } from "./variants.ts";
import { termsOfProduct } from "../../../language/read-product.ts";
import { readWritten } from "../../../language/read-terms.ts";
import { broaderOf, termById } from "../../../language/terms.ts";

export type RefusedPiece = { refused: "no-title" | "no-price" | "no-address" };

export type ShopContext = { currency: string | null; baseUrl: string };

const TITLE_MAX = 300;
const DESCRIPTION_MAX = 10_000;
const URL_MAX = 2000;
const PRICE_MAX = 100_000_000;

export function normalise(raw: RawProduct, context: ShopContext): FoundProduct | RefusedPiece {
  const title = shortened(
    cleanText(raw.title ?? "", TITLE_MAX * 2).replace(/\s+/g, " "),
    TITLE_MAX,
  );
  if (!title) return { refused: "no-title" };
  const url = addressOf(raw.url, context.baseUrl);
  if (!url) return { refused: "no-address" };
  const prices = pricesOf(raw, context.currency);
  if (!prices) return { refused: "no-price" };
  const description = cleanText(raw.description ?? "", DESCRIPTION_MAX);
  const [image = null, ...others] = pictureAddresses(
    raw.images,
    context.baseUrl,
    PRODUCT_PICTURES_MAX,
  );
  const told = withColourOf(title, variantsOf(raw));
  const isSoldOut =
    told.variants.length > 0
      ? told.variants.every((one) => !one.in_stock)
      : raw.isAvailable === false;
  return {
    shop_id: raw.shopId?.slice(0, 200) ?? null,
    url,
    title,
    // A catalogue entry needs one; the brand will see that it is only the name.
    description: description || title,
    ...arabicOf(raw, title),
    ...prices,
    image_url: image,
    other_image_urls: others,
    color_pictures: image === null ? [] : colorPictures(raw, [image, ...others], context.baseUrl),
    category: categoryOf(title, raw.category, raw.tags),
    style: styleIn([title, ...raw.tags, raw.category ?? ""]).slice(0, WORD_MAX),
    colors: told.colors,
    sizes: told.sizes,
    materials: listed([...told.materials, ...materialsIn(title, raw.tags, description)]),
    variants: told.variants,
    sold_out: isSoldOut,
    evidence: withSaleInDoubt(raw.facts ?? interfaceEvidence(raw)),
  };
}

/** A shop whose every colour is a piece of its own names it in the title: it is that of all its sizes. */
function withColourOf(title: string, told: Variants): Variants {
  if (told.colors.length > 0) return told;
  const colors = listed(coloursSetApart(title));
  const [color = null] = colors;
  const variants = told.variants.map((one) => ({ ...one, color: one.color ?? color }));
  return { ...told, colors, variants };
}

const ARABIC = /\p{Script=Arabic}{2}/u;

/** A second name beside one in other letters; a shop that answers in the same language twice says nothing more. */
function arabicOf({ arabic }: RawProduct, title: string) {
  const own = shortened(
    cleanText(arabic?.title ?? "", TITLE_MAX * 2).replace(/\s+/g, " "),
    TITLE_MAX,
  );
  if (ARABIC.test(title) || !ARABIC.test(own)) return {};
  const description = cleanText(arabic?.description ?? "", DESCRIPTION_MAX);
  return { title_ar: own, ...(ARABIC.test(description) && { description_ar: description }) };
}

function addressOf(address: string, base: string): string | null {
  try {
    const url = new URL(address, base);
    url.hash = routeOf(url);
    const isWeb = url.protocol === "http:" || url.protocol === "https:";
    return isWeb && url.href.length <= URL_MAX ? url.href : null;
  } catch {
    return null;
  }
}

type Prices = Pick<FoundProduct, "price" | "current_price" | "currency">;

/** A sale is a price below the regular one; a "before" that is not above counts for nothing. */
function pricesOf(raw: RawProduct, shopCurrency: string | null): Prices | null {
  const told = currencyCode(raw.currency, shopCurrency) ?? currencyCode(shopCurrency);
  const read = (price: string | number | null) => parsePrice(price, { currency: told });
  const own = read(raw.price);
  const isOwn = own !== null && own.amount > 0;
  // Only a piece without a price of its own is asked for those of its variants.
  const variant = isOwn ? raw : firstPriced(raw.variants, read);
  const asked = isOwn ? own : read(variant?.price ?? null);
  if (!asked || asked.amount <= 0 || asked.amount > PRICE_MAX) return null;
  const before = read(variant?.regularPrice ?? null)?.amount ?? 0;
  const isSale = before > asked.amount && before <= PRICE_MAX;
  return {
    price: cents(isSale ? before : asked.amount),
    current_price: isSale ? cents(asked.amount) : null,
    currency: told ?? asked.currency ?? CURRENCY_DEFAULT,
  };
}

/** The first that can be bought, or else the first. */
function firstPriced(
  variants: RawProduct["variants"],
  read: (price: string | number | null) => { amount: number } | null,
) {
  const isPriced = ({ price }: { price: string | number | null }) => (read(price)?.amount ?? 0) > 0;
  return (
    variants.find((one) => one.isAvailable !== false && isPriced(one)) ?? variants.find(isPriced)
  );
}

/** Three decimals: dinars have a thousand fils. */
const cents = (amount: number): number => Math.round(amount * 1000) / 1000;

const TEXT_MAX = 3000;

/** Where a shop has no option for it: the first style that its texts name, in the order of trust. */
function styleIn(texts: string[]): string {
  for (const text of texts) {
    const found = readWritten(text.slice(0, TEXT_MAX)).find(({ term }) => term.kind === "style");
    if (found) return found.term.label.en;
  }
  return "";
}

/** From name, tags and description, read as our search reads them: "not wool" and "goes with leather shoes" are no materials of the piece. */
function materialsIn(title: string, tags: string[], description: string): string[] {
  const none = { category: null, style: "", colors: [] };
  // Tags are no list of materials: what the description says counts beside them.
  const ids = termsOfProduct({
    ...none,
    title,
    description: description.slice(0, TEXT_MAX),
    materials: [],
  });
  const named = new Set(ids.filter((id) => id.startsWith("material:")));
  for (const tag of tags.slice(0, 30))
    for (const { term } of readWritten(tag))
      if (term.kind === "material")
        for (const id of [term.id, ...broaderOf(term.id)]) named.add(id);
  return [...named].flatMap((id) => {
    const term = termById(id);
    // "Cotton" says no more beside "Jersey", which is within it; both are kept for the filters.
    return term ? [term.label.en] : [];
  });
}
