// How sure each field is, and who said it. Two who do not copy from each other and agree make a field sure; one
// alone makes it likely; somebody who says otherwise makes it unsure. It is kept with the piece and shown in
// review, so that an owner sees why a price is what it is.
import type { EvidenceField, EvidenceSource, FieldEvidence } from "../../../../contract/imports.ts";
import type { Claim, Source } from "../extract/claim.ts";
import type { PageDescription } from "../extract/description.ts";
import { pictureKey } from "../extract/picture-address.ts";
import type { DecidedPrice } from "../extract/decide-price.ts";
import { foldText, likeness, wordsOf } from "../extract/text.ts";
import type { RawProduct } from "../found-product.ts";
import { picturesAmong } from "../normalise/pictures.ts";
import { parsePrice } from "../normalise/prices.ts";
import type { DecidedOptions } from "./decided-options.ts";

type Witness = FieldEvidence["witnesses"][number];

const SAYS_MAX = 160;
const WITNESSES_MAX = 8;
const near = (one: number, other: number) => Math.abs(one - other) < 0.006;

/** Those written by one hand count once: what stands in the head repeats what stands in markup. */
const HAND: Partial<Record<EvidenceSource, string>> = {
  "json-ld": "markup",
  microdata: "markup",
  rdfa: "markup",
  meta: "markup",
};

function judged(field: EvidenceField, agreeing: Witness[], others: Witness[] = []): FieldEvidence {
  const hands = new Set(agreeing.map(({ source }) => HAND[source] ?? source));
  // What is only concluded from another field is nobody's word.
  hands.delete("implied");
  const isKnown = agreeing.some(({ source }) => source === "interface");
  const isSure = others.length === 0 ? hands.size > 1 || isKnown : hands.size > 2;
  const confidence = isSure ? "sure" : others.length > 0 && hands.size < 2 ? "unsure" : "likely";
  const witnesses = [...agreeing, ...others].slice(0, WITNESSES_MAX);
  return {
    field,
    confidence,
    witnesses: witnesses.map(({ source, says }) => ({ source, says: cut(says) })),
  };
}

const atMostLikely = (field: FieldEvidence): FieldEvidence =>
  field.confidence === "sure" ? { ...field, confidence: "likely" } : field;

/** Short, and without what no database holds: shops paste anything. */
const cut = (says: string): string =>
  says
    .slice(0, SAYS_MAX)
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim();

type Decided = {
  url: string;
  title: string;
  visibleTitle: string | null;
  price: DecidedPrice;
  options: DecidedOptions;
  stock: { isAvailable: boolean; source: Source; evidence: string } | null;
  description: PageDescription | null;
  images: string[];
  /** Those that the page shows. */
  gallery: string[];
  currency: string | null;
};

export function pageEvidence(claims: Claim[], decided: Decided): FieldEvidence[] {
  return [titleOf(claims, decided), ...pricesOf(claims, decided), ...restOf(claims, decided)];
}

function titleOf(claims: Claim[], { title, visibleTitle }: Decided): FieldEvidence {
  const told: Witness[] = claims.flatMap(({ source, title: says }) =>
    says ? [{ source, says }] : [],
  );
  if (visibleTitle) told.push({ source: "visible", says: visibleTitle });
  const isSame = ({ says }: Witness) => foldText(says) === foldText(title);
  // A head that adds the shop's name says nothing else.
  const isOther = ({ says }: Witness) => likeness(wordsOf(says), wordsOf(title)) < 0.5;
  return judged("title", told.filter(isSame), told.filter(isOther));
}

function pricesOf(claims: Claim[], { price, currency }: Decided): FieldEvidence[] {
  if (price.amount === null) return [];
  const asked = price.amount;
  const told = claims.flatMap(({ source, price: written, prices }) => {
    const amounts = [written, ...prices].flatMap(
      (one) => parsePrice(one, { currency })?.amount ?? [],
    );
    return amounts.length > 0 ? [{ source, says: String(written ?? prices[0]), amounts }] : [];
  });
  const agrees = (amounts: number[]) =>
    amounts.some((one) => near(one, asked) || near(one / 100, asked));
  const agreeing: Witness[] = told.filter(({ amounts }) => agrees(amounts));
  // The price before a sale, told as the price, is the same story.
  const { regular } = price;
  const isFormer = (amounts: number[]) =>
    regular !== null && amounts.some((one) => near(one, regular) || near(one / 100, regular));
  const others: Witness[] = told.filter(
    ({ amounts, source }) => !agrees(amounts) && !isFormer(amounts) && source !== "state",
  );
  if (price.source === "visible")
    agreeing.unshift({ source: "visible", says: price.evidence ?? "" });
  const field = judged("price", agreeing, others);
  const fields = [price.isContested ? atMostLikely(field) : field];
  if (price.regular !== null) {
    const former = price.regular;
    const says: Witness[] = claims.flatMap(({ source, regularPrice }) => {
      const amount = parsePrice(regularPrice, { currency })?.amount;
      return amount && (near(amount, former) || near(amount / 100, former))
        ? [{ source, says: String(regularPrice) }]
        : [];
    });
    if (price.regularEvidence) says.unshift({ source: "visible", says: price.regularEvidence });
    fields.push(judged("sale", says));
  }
  return fields;
}

/** Sure where the whole gallery, and not only its first picture, is told by another hand; one picture may be all of many. */
function picturesOf(claims: Claim[], decided: Decided, shown: string): FieldEvidence {
  const told = claims.filter((claim) => claim.images.length > 0);
  const among = picturesAmong([shown], decided.url);
  const hasIt = (claim: Claim) => among(claim.images[0] ?? "") !== null;
  const agreeing: Witness[] = told.filter(hasIt).map(({ source }) => ({ source, says: shown }));
  const others = told
    .filter((claim) => claim.source !== "state" && !hasIt(claim))
    .map(({ source, images }) => ({ source, says: images[0] ?? "" }));
  const own: Witness[] = [{ source: "visible", says: shown }];
  const isSeen = decided.gallery.some((one) => pictureKey(one) === pictureKey(shown));
  const field = judged(
    "pictures",
    agreeing.length > 0 ? [...(isSeen ? own : []), ...agreeing] : own,
    others,
  );
  const wanted = keysOf(decided.images, decided.url);
  const isWhole = (images: string[]) =>
    wanted.size > 1 && isSame(keysOf(images, decided.url), wanted);
  const hands = new Set(
    told.filter(({ images }) => isWhole(images)).map(({ source }) => HAND[source] ?? source),
  );
  if (isWhole(decided.gallery)) hands.add("visible");
  return hands.size > 1 ? field : atMostLikely(field);
}

const keysOf = (images: string[], base: string): Set<string> =>
  new Set(images.map((address) => pictureKey(URL.parse(address, base)?.href ?? address)));
const isSame = (one: Set<string>, other: Set<string>): boolean =>
  one.size === other.size && [...one].every((key) => other.has(key));

const stockWords = (isAvailable: boolean | null): string =>
  isAvailable ? "in stock" : "out of stock";

function restOf(claims: Claim[], decided: Decided): FieldEvidence[] {
  const { options, stock, description, images } = decided;
  const fields: FieldEvidence[] = [];
  if (description) {
    const says = description.text.replace(/<[^>]+>/g, " ").trim();
    const sources = [description.source, ...(description.told ?? [])];
    fields.push(
      judged(
        "description",
        sources.map((source) => ({ source, says })),
      ),
    );
  }
  if (images[0]) fields.push(picturesOf(claims, decided, images[0]));
  if (options.source)
    fields.push(
      judged(
        "options",
        options.witnesses.map((source) => ({
          source,
          says: options.options
            .map(({ name, values }) => `${name}: ${values.join(", ")}`)
            .join("; "),
        })),
      ),
    );
  if (stock) {
    const same = claims
      .filter(({ isAvailable }) => isAvailable === stock.isAvailable)
      .map(({ source, isAvailable }) => ({ source, says: stockWords(isAvailable) }));
    const other = claims
      .filter(
        ({ isAvailable, source }) =>
          isAvailable !== null && isAvailable !== stock.isAvailable && source !== "state",
      )
      .map(({ source, isAvailable }) => ({ source, says: stockWords(isAvailable) }));
    // What was seen is told in the shop's words; data have a yes or a no.
    const isSaid = stock.source === "visible" || stock.source === "implied";
    const own = {
      source: stock.source,
      says: isSaid ? stock.evidence : stockWords(stock.isAvailable),
    };
    const field = judged(
      "stock",
      same.some(({ source }) => source === own.source) ? same : [own, ...same],
      other,
    );
    // What can be chosen was seen, what of it is there was not told by anybody.
    const isGuessed = options.options.length > 0 && options.source === "visible";
    fields.push(isGuessed ? atMostLikely(field) : field);
  }
  return fields;
}

/** What is asked and what was asked before are read together: while the one is in doubt, so is the other. */
export function withSaleInDoubt(facts: FieldEvidence[]): FieldEvidence[] {
  const isDoubted = facts.some(
    ({ field, confidence }) => field === "sale" && confidence !== "sure",
  );
  return isDoubted ? facts.map((one) => (one.field === "price" ? atMostLikely(one) : one)) : facts;
}

/**
 * The shop's own interface or feed: what it says is what the shop says. Data whose meaning was found out by
 * looking at them are one witness, and alone.
 */
export function interfaceEvidence(
  raw: RawProduct,
  source: "interface" | "state" = "interface",
): FieldEvidence[] {
  const say = (
    field: EvidenceField,
    says: string | number | boolean | null | undefined,
  ): FieldEvidence[] =>
    says === null || says === undefined || says === ""
      ? []
      : [judged(field, [{ source, says: String(says) }])];
  return [
    ...say("title", raw.title),
    ...say("price", raw.price),
    ...say("sale", raw.regularPrice),
    ...say("description", raw.description?.replace(/<[^>]+>/g, " ").trim()),
    ...say("pictures", raw.images[0]),
    ...say(
      "options",
      raw.options.map(({ name, values }) => `${name}: ${values.join(", ")}`).join("; "),
    ),
    ...say("stock", raw.isAvailable),
  ];
}
