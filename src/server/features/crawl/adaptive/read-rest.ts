// The pages of a shop one after the other, a few under way at once. Each is weighed by the reader; the same
// piece met at a second address is joined to the first.
import { shapesOf } from "../discover/address-words.ts";
import { isArticle } from "../extract/article.ts";
import { saysGone } from "../extract/buy-words.ts";
import { isLimit, isOfPage, notAProduct, pageGone } from "../problems.ts";
import { Problem } from "../../../problems.ts";
import type { SelectorField } from "../selectors/selectors.ts";
import type { PageRead, Shop, ReadingStep } from "../shops/shop.ts";
import type { ReadingPlan } from "./reading-plan.ts";
import { type AskCombinations, createAskCombinations } from "./ask-combinations.ts";
import { createInArabic, type InArabic } from "./arabic-page.ts";
import { addressKey } from "../visit/site.ts";
import { heardInLists } from "../verdict/heard-in-lists.ts";
import { addHealth, sickFields, type Health } from "./health.ts";
import { openJoins, type Joins } from "./joins.ts";
import { createOtherLanguages, type OtherLanguages } from "./other-languages.ts";
import { openShownBeside, type ShownBeside } from "./shown-beside.ts";
import { withOtherValues } from "./other-values.ts";
import type { OpenProduct } from "./product-opener.ts";
import { readBoth } from "./read-both.ts";
import { present } from "../../../../contract/get-or-throw.ts";

const AT_ONCE = 4;
const BATCH_PAGES = 20;
const BATCH_MS = 4000;
/** A shop that fails so many pages in a row is not there any more. */
const FAILURES_IN_A_ROW = 10;

/** `more`: what pages of other pieces showed, read behind the rest. */
type Cursor = { at: number; health: Health; joined?: number; more?: string[] };

type Read =
  | { read: PageRead | null; matched: Partial<Record<SelectorField, boolean>> }
  | { limit: Problem };

export async function* readRest(
  shop: Shop,
  open: OpenProduct,
  plan: ReadingPlan,
): AsyncGenerator<ReadingStep> {
  const from = (shop.cursor as Cursor | null) ?? { at: 0, health: {} };
  const { health } = from;
  const joins = openJoins(shop.base, from.joined ?? 0);
  let { at } = from;
  let pages: PageRead[] = [];
  let failures = 0;
  let since = Date.now();
  const batch = () => ({
    pages,
    currency: plan.currency,
    currentPage: at,
    totalPages: plan.pages.length + more.length,
    cursor: { at, health, joined: joins.count(), more } satisfies Cursor,
  });
  let limit: Problem | undefined;
  const more = [...(from.more ?? [])];
  const beside = openShownBeside(shop, { ...plan, pages: [...plan.pages, ...more] });
  let begun = from.at;
  const isOver = () => limit !== undefined;
  const wanted = function* () {
    for (; !isOver(); begun++) {
      more.push(...beside.take());
      const page = plan.pages[begun] ?? more[begun - plan.pages.length];
      if (page === undefined) return;
      yield page;
    }
  };
  const unsure = new Set(plan.unsure ?? []);
  const inArabic = createInArabic(shop, open);
  const ask = createAskCombinations(shop, open);
  const languages = createOtherLanguages(shop, plan.pages);
  const readPage = (page: string) =>
    readOne(
      shop,
      open,
      plan,
      page,
      unsure.has(page) || more.includes(page),
      joins,
      inArabic,
      beside,
      languages,
      ask,
    );
  /** What the last pages showed comes when all that was known has been read. */
  const readAll = async function* () {
    do yield* mapConcurrently(wanted(), AT_ONCE, readPage);
    while (!isOver() && more.push(...beside.take()) > begun - plan.pages.length);
  };
  try {
    for await (const one of readAll()) {
      if ("limit" in one) {
        // Of those begun beside it some were opened before it: they are still to come.
        limit = one.limit;
        continue;
      }
      const { read, matched } = one;
      at++;
      addHealth(health, matched);
      if (read) pages.push(read);
      failures = read && "problem" in read ? failures + 1 : 0;
      if (failures >= FAILURES_IN_A_ROW && read && "problem" in read && !isOfPage(read.problem)) {
        throw read.problem;
      }
      if (pages.length < BATCH_PAGES && Date.now() - since < BATCH_MS) continue;
      yield batch();
      for (const tell of sickFields(health, false)) yield { tell };
      [pages, since] = [[], Date.now()];
    }
  } catch (error) {
    // A stop, a shop that went away: what was read until then is handed over all the same.
    if (pages.length > 0) yield batch();
    throw error;
  }
  if (pages.length > 0) yield batch();
  for (const tell of sickFields(health, true)) yield { tell };
  if (limit) throw limit;
  const { expected, reason } = plan.estimate ?? { expected: null, reason: null };
  if (reason) yield { expected: expected && expected - joins.count(), reason };
}

async function readOne(
  shop: Shop,
  open: OpenProduct,
  plan: ReadingPlan,
  page: string,
  isUnsure: boolean,
  joins: Joins,
  inArabic: InArabic,
  beside: ShownBeside,
  languages: OtherLanguages,
  ask: AskCombinations,
): Promise<Read> {
  try {
    const known = await shop.remembered(page);
    const {
      opened,
      page: parsed,
      reading,
    } = await open(page, known, plan.names?.[addressKey(page)]);
    if (parsed === null) {
      return { read: { page, isUnchanged: true, products: known?.products ?? 1 }, matched: {} };
    }
    // The same product under its other language's address, here already or still to come.
    if (await languages.isReadElsewhere(parsed, page)) {
      joins.add();
      return { read: null, matched: {} };
    }
    const { product, matched } = readBoth(parsed, reading, plan.selectors);
    if (!product || (isUnsure && (!isSurely(product) || isArticle(parsed))))
      return { read: isUnsure ? null : { page, problem: notAProduct() }, matched: {} };
    // "This piece is no longer available", above others: answered as a page, and as gone as one that is not.
    if (product.price === null && saysGone(product.title ?? "")) throw pageGone();
    beside.look(parsed);
    const url = joins.addressOf(parsed, product, page);
    if (url === null) return { read: null, matched };
    const heard = heardInLists(product, plan.words?.[addressKey(page)], reading?.isContested);
    const joined = await withOtherValues(shop, open, heard, reading?.elsewhere);
    const whole = await ask(joined, reading?.combinations);
    const products = [await inArabic(parsed, { ...whole, url })];
    return { read: { page, products, validators: opened.validators }, matched };
  } catch (error) {
    if (shop.visitor.signal.aborted || !(error instanceof Problem)) throw error;
    if (isLimit(error)) return { limit: error };
    const isKept = !isUnsure || (!isOfPage(error) && isMadeAlike(plan, page));
    return { read: isKept ? { page, problem: error } : null, matched: {} };
  }
}

/** A page that no list shows is a product's only where it says what it costs, and shows it. */
const isSurely = ({ price, images }: { price: unknown; images: string[] }): boolean =>
  price !== null && images.length > 0;

const FEW = 3;

/** A shop that fails on an address made as those of its pieces are keeps a piece back: that is told. */
function isMadeAlike({ pages, unsure }: ReadingPlan, page: string): boolean {
  const doubted = new Set(unsure);
  const plain = pages.filter((one) => !doubted.has(one));
  return plain.length >= FEW && shapesOf(plain)(new URL(page));
}

/** Works on a few things at once and hands the results over in their order. */
async function* mapConcurrently<Thing, Result>(
  things: Iterable<Thing>,
  most: number,
  work: (thing: Thing) => Promise<Result>,
): AsyncGenerator<Result> {
  const under: Promise<Result>[] = [];
  const rest = things[Symbol.iterator]();
  const begin = () => {
    const next = rest.next();
    if (next.done) return;
    const promise = work(next.value);
    // Whoever waits for it hears of a failure; until then nobody does.
    promise.catch(() => {});
    under.push(promise);
  };
  for (let n = 0; n < most; n++) begin();
  while (under.length > 0) {
    const result = await present(under.shift());
    begin();
    yield result;
  }
}
