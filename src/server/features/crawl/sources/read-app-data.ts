// A shop whose app has no links to follow: its lists are drawn once, and what it asked its own interface for
// is read and asked on. One piece is pressed to learn where pieces live and what is asked for one.
import { present } from "../../../../contract/get-or-throw.ts";
import type { Drawing } from "../app/drawing.ts";
import type { Heard } from "../app/listen.ts";
import { noProducts } from "../problems.ts";
import type { RawProduct } from "../found-product.ts";
import { parsePrice } from "../normalise/prices.ts";
import type { Shop, ReadingStep } from "../shops/shop.ts";
import { interfaceEvidence } from "../verdict/evidence.ts";
import { hostName, isSameSite } from "../visit/site.ts";
import { pieceIn, piecesIn, questionTemplate, templateOf, type Piece } from "./app-data.ts";
import type { Question } from "./app-data.ts";
import { answerTo, askOn, questionOf } from "./ask-on.ts";

const BATCH = 20;

export async function* readAppData(shop: Shop, drawing: Drawing): AsyncGenerator<ReadingStep> {
  const start = (shop.start ?? shop.base).href;
  const titleOf = (heard: Heard[]) => piecesIn(heard.map(({ json }) => json))[0]?.title ?? null;
  const { heard, pressed } = await drawing.listen(start, titleOf);
  const { answers, total } = await askOn(shop, heard);
  const pieces = piecesIn(answers);
  const [first] = pieces;
  if (!first) throw noProducts(hostName(shop.base));
  // The one that was pressed is the one whose id the app went to or asked for.
  const hasMoved = pressed !== null && pressed.url !== start;
  const home = hasMoved ? pieces.find((piece) => templateOf(pressed.url, piece)) : undefined;
  const addressOf = home && pressed ? templateOf(pressed.url, home) : null;
  const details = (pressed?.heard ?? []).flatMap((one) => {
    const question = questionOf(one);
    if (!question) return [];
    const about = [home, first, ...pieces].find(
      (piece) => piece && questionTemplate(question, piece) && pieceIn(one.json, piece),
    );
    return about ? [present(questionTemplate(question, about))] : [];
  });
  const [askFor = null] = details;
  for (let at = 0; at < pieces.length; at += BATCH) {
    const products: RawProduct[] = [];
    for (const piece of pieces.slice(at, at + BATCH)) {
      const whole = (askFor && (await detailOf(shop, askFor(piece), piece))) ?? piece;
      products.push(productOf(shop, piece, whole, addressOf?.(piece) ?? null));
    }
    yield {
      pages: [{ page: `${start}#${at}`, products, validators: null }],
      currency: products.find(({ currency }) => currency)?.currency ?? null,
      currentPage: Math.min(at + BATCH, pieces.length),
      totalPages: pieces.length,
      cursor: null,
    };
  }
  if (total !== null && total > pieces.length) yield { expected: total, reason: "shop_says_so" };
}

const detailOf = async (shop: Shop, question: Question | null, piece: Piece) =>
  question && pieceIn(await answerTo(shop, question), piece);

function productOf(shop: Shop, listed: Piece, whole: Piece, address: string | null): RawProduct {
  const [one, other] = [whole.claim, listed.claim];
  const named = [whole.node, listed.node].flatMap((node) =>
    ["url", "link", "permalink", "href", "path"].flatMap((key) =>
      typeof node[key] === "string" && /^(?:https?:\/\/|\/)/.test(node[key]) ? [node[key]] : [],
    ),
  );
  const told = named
    .map((path) => URL.parse(path, shop.base))
    .find((url) => url && isSameSite(url, shop.base));
  const amount = (value: string | number | null) => parsePrice(value)?.amount ?? 0;
  const price = one.price ?? other.price;
  const former = one.regularPrice ?? other.regularPrice;
  const arabic = one.arabic ?? other.arabic;
  const product: RawProduct = {
    shopId: listed.ids.at(-1) ?? null,
    url:
      address ??
      told?.href ??
      `${(shop.start ?? shop.base).href}#/${encodeURIComponent(listed.ids[0] ?? "")}`,
    title: whole.title,
    description: one.description ?? other.description,
    price,
    regularPrice: amount(former) > amount(price) ? former : null,
    currency: one.currency ?? other.currency,
    isAvailable: one.isAvailable ?? other.isAvailable,
    images: one.images.length >= other.images.length ? one.images : other.images,
    brand: one.brand ?? other.brand,
    category: one.category ?? other.category,
    tags: one.tags.length > 0 ? one.tags : other.tags,
    options: one.options.length > 0 ? one.options : other.options,
    variants: one.options.length > 0 ? one.variants : other.variants,
    ...(arabic && { arabic }),
  };
  return { ...product, facts: interfaceEvidence(product, "state") };
}
