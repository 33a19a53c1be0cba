/** From a brand's book to its products. */
import { elementAt } from "../../contract/get-or-throw.ts";
import { SIZE_RUNS } from "../kinds/kind.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { DemoBrand, DemoProduct } from "../types.ts";
import type { BrandBook } from "./book.ts";
import { type Chance, chanceFor, hashOf } from "./chance.ts";
import { type ColourName, isColourName } from "./colours.ts";
import { lengthOf, type Line, rowOf } from "./line.ts";
import { mainColour, piecesIn, type Row } from "./main-piece.ts";
import { hasColourwayPicture, picturesFor } from "./pictures.ts";
import { priceFor, salePrice } from "./prices.ts";
import { sizesFor, variantsFor } from "./stock.ts";
import { arabicTitle, description, englishTitle, type Facts } from "./texts.ts";
import { wordsOf } from "./look-words.ts";

const SOLD_OUT_SHARE = 0.04;
const HIDDEN_SHARE = 0.02;
const NEW_SHARE = 0.013;

type Piece = { line: Line; lineIndex: number };

/** Lines take turns, so that neighbours in a brand's shop are never two of a kind. */
function piecesOf(book: BrandBook): Piece[] {
  const queues = book.lines.map((line) =>
    Array.from({ length: lengthOf(line) }, (_, lineIndex) => ({ line, lineIndex })),
  );
  const pieces: Piece[] = [];
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn++)
    for (const queue of queues) if (queue[turn]) pieces.push(elementAt(queue, turn));
  return pieces;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Hair lines and specks do not make a colour that a shopper would look for. */
const FAINT: Partial<Record<string, readonly string[]>> = {
  pinstripe: ["colour2", "colour3"],
  windowpane: ["colour2", "colour3"],
  ditsy: ["colour3"],
  check: ["colour3"],
  geo: ["colour3"],
};

type Listed = { sold: ColourName[]; listed: string[] };

/** A plain piece is listed by the colourways it is shown in; one of several colours by those it shows. */
function coloursOf(row: Row, main: ColourName, colourway: ColourName | undefined): Listed {
  const faint = FAINT[String(row.print)] ?? [];
  const others = ["colour", "colour2", "colour3"]
    .filter((option) => !faint.includes(option))
    .map((option) => row[option])
    .filter((word): word is ColourName => typeof word === "string" && isColourName(word));
  const shown: string[] = [...new Set([main, ...others])];
  if (shown.length > 2) return { sold: [main], listed: [...shown, "multicolour"] };
  if (shown.length > 1 || row.print) return { sold: [main], listed: shown };
  const sold = colourway ? [main, colourway] : [main];
  return { sold, listed: sold };
}

type State = Pick<DemoProduct, "soldOut" | "hidden" | "active" | "isNew" | "ageDays">;

function stateOf(isWaiting: boolean, chance: Chance): State {
  const isNew = isWaiting || chance.happens(NEW_SHARE);
  return {
    isNew,
    active: !isNew,
    soldOut: !isNew && chance.happens(SOLD_OUT_SHARE),
    hidden: !isNew && chance.happens(HIDDEN_SHARE),
    ageDays: isNew ? 0 : Math.floor(2 + chance.next() ** 1.6 * 340),
  };
}

type Place = {
  /** Within its brand. */
  index: number;
  isWaiting: boolean;
  /** Keys and titles the brand has given already. */
  taken: Set<string>;
};

/** The next of the brand's names that makes a new title. */
function named(
  book: BrandBook,
  facts: Facts,
  { index, taken }: Place,
): { facts: Facts; english: string } {
  for (let turn = 0; ; turn++) {
    const name = facts.name ?? book.names[(index + turn) % book.names.length];
    const english = englishTitle({ ...facts, name });
    if (!taken.has(english) || turn >= book.names.length)
      return { facts: { ...facts, name }, english };
  }
}

function keyOf(book: BrandBook, english: string, { index, taken }: Place): string {
  const key = `${book.key}-${slug(english)}`;
  return taken.has(key) ? `${key}-${index}` : key;
}

function productOf(book: BrandBook, { line, lineIndex }: Piece, place: Place): DemoProduct {
  const { silhouette } = line;
  const row = rowOf(line, lineIndex);
  const kind = kindOf(line.kind);
  const main = mainColour(silhouette, row);
  const colourway = hasColourwayPicture(place.index)
    ? line.also?.[lineIndex % line.also.length]
    : undefined;
  const { sold, listed } = coloursOf(piecesIn(silhouette, row)[0].row, main, colourway);
  const words = wordsOf(silhouette, row, line);
  const { facts, english } = named(
    book,
    { kind, words, name: line.names?.[lineIndex], colours: sold },
    place,
  );
  const key = keyOf(book, english, place);
  place.taken.add(english).add(key);
  const chance = chanceFor(key);
  const state = stateOf(place.isWaiting, chance);
  const sizes = sizesFor(SIZE_RUNS[kind.sizes], chance);
  const { level, priceEnding: ending } = book;
  const price = priceFor({ range: kind.price, level, ending }, chance);
  const title = book.voice.arabicTitles ? arabicTitle(facts) : english;
  const isOnSale = !state.isNew && chance.happens(book.saleShare);
  return {
    key,
    title,
    ...(book.voice.language === "both" &&
      !book.voice.arabicTitles && { arabicTitle: arabicTitle(facts) }),
    description: description(book, facts, chance),
    category: kind.category,
    style: line.style ?? kind.style,
    colors: listed,
    sizes,
    materials: [...(line.materials ?? words.fabric?.materials ?? [])],
    price,
    currentPrice: isOnSale ? salePrice(price, ending, chance) : null,
    variants: variantsFor(sold, sizes, state.soldOut, chance),
    ...state,
    pictures: picturesFor(book, {
      key,
      title,
      category: kind.category,
      silhouette,
      row,
      colourway: sold[1],
      index: place.index,
      seed: hashOf(key) % 9973,
    }),
  };
}

export function brandFrom(book: BrandBook): DemoBrand {
  const taken = new Set<string>();
  const pieces = piecesOf(book);
  const firstWaiting = pieces.length - (book.reviewing ?? 0);
  const { key, name, arabicName, tagline, city, shopMake } = book;
  return {
    key,
    name,
    arabicName,
    tagline,
    city,
    shopMake,
    products: pieces.map((piece, index) =>
      productOf(book, piece, { index, isWaiting: index >= firstWaiting, taken }),
    ),
  };
}
