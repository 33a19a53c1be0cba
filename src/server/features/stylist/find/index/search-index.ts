// All public pieces with their words and where they lie, in memory: what a wish finds is found here without asking
// the database, whose planning alone took longer. It says what the database would say (queries/candidates.ts).
import {
  keepCommon,
  keepOther,
  noBits,
  rowsIn,
  setBit,
  type Bits,
} from "../../../products/window/bits.ts";
import type { Keeper } from "../../../products/follow-catalogue.ts";
import type { Words } from "../wanted-words.ts";
import { fromBytes, type Found } from "../queries/pieces.ts";
import type { IndexRow } from "../queries/index-rows.ts";
import type { List, Within } from "../queries/candidates.ts";
import { Meanings } from "./meanings.ts";
import { Postings } from "./postings.ts";

export type IndexedPiece = {
  id: string;
  revision: number;
  entry: number;
  brandId: string;
  price: number;
  isOnSale: boolean;
  isSoldOut: boolean;
  /** Microseconds, as exactly as the database has it. */
  createdAt: number;
  sizes: string[];
};

/** Roughly what an object of that kind takes. */
const PIECE_BYTES = 300;

const ORDERS = {
  cheapest: (a: IndexedPiece, b: IndexedPiece) => a.price - b.price,
  dearest: (a: IndexedPiece, b: IndexedPiece) => b.price - a.price,
  newest: (a: IndexedPiece, b: IndexedPiece) => b.createdAt - a.createdAt,
};

export class SearchIndex implements Keeper<IndexRow> {
  #pieces: (IndexedPiece | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  readonly #postings = new Postings();
  readonly #meanings = new Meanings();
  /** All that are public; made when it is asked for. */
  #all: Bits | undefined;

  get listed(): number {
    return this.#slots.size;
  }

  get bytes(): number {
    return this.#postings.bytes + this.#meanings.bytes + this.#pieces.length * PIECE_BYTES;
  }

  apply(touched: readonly (readonly [id: string, mix: number])[], rows: readonly IndexRow[]): void {
    this.#all = undefined;
    for (const [id] of touched) this.#take(id);
    for (const row of rows) this.#put(row);
    const gone = this.#pieces.length - this.listed;
    if (gone > 64 + this.listed / 4) this.#tidyUp();
  }

  #take(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#pieces[slot] = undefined;
    this.#slots.delete(id);
  }

  #put([id, , revision, brandId, price, isOnSale, isSoldOut, createdAt, sizes, entry]: IndexRow) {
    this.#take(id);
    // Until its entry is made, nobody finds it.
    if (!entry) return;
    const [made, lexemes, meaning] = entry;
    const slot = this.#pieces.length;
    this.#slots.set(id, slot);
    this.#pieces.push({
      ...{ id, revision, brandId, price, isOnSale, isSoldOut, createdAt, sizes },
      entry: made,
    });
    for (const lexeme of lexemes) this.#postings.add(lexeme, slot);
    this.#meanings.set(slot, fromBytes(meaning));
  }

  #tidyUp(): void {
    const numbers = new Map<number, number>();
    const pieces: IndexedPiece[] = [];
    this.#pieces.forEach((piece, slot) => {
      if (!piece) return;
      numbers.set(slot, pieces.length);
      this.#slots.set(piece.id, pieces.length);
      this.#meanings.move(slot, pieces.length);
      pieces.push(piece);
    });
    this.#pieces = pieces;
    this.#postings.renumber((slot) => numbers.get(slot));
  }

  #having(words: Words): Bits {
    if (typeof words === "string") return this.#postings.having(words, this.#pieces.length);
    const [first, ...others] = ("all" in words ? words.all : words.any).map((one) =>
      this.#having(one),
    );
    if (!first) return noBits(this.#pieces.length);
    for (const other of others)
      if ("all" in words) keepCommon(first, other);
      else for (let at = 0; at < first.length; at++) first[at]! |= other[at]!;
    return first;
  }

  /** Whether any public piece has it. */
  has(lexeme: string): boolean {
    return rowsIn(this.#having(lexeme)).some((slot) => this.#pieces[slot] !== undefined);
  }

  read(lists: List[], within: Within, meaning: Float32Array): Found[] {
    const fitting = this.#everything().slice();
    if (within.not) keepOther(fitting, this.#having(within.not));
    const fits = fitsOf(within);
    return lists.flatMap(({ words, by, limit }) => {
      const bits = fitting.slice();
      if (words !== null) keepCommon(bits, this.#having(words));
      const slots = fits ? rowsIn(bits).filter((slot) => fits(this.#at(slot))) : rowsIn(bits);
      const chosen = by === "nearest" ? slots : this.#inOrder(slots, by, limit);
      return this.#meanings.nearest(chosen, meaning, limit).map(({ slot, distance }) => {
        const { id, revision, entry } = this.#at(slot);
        return { id, revision, entry, distance };
      });
    });
  }

  #at(slot: number): IndexedPiece {
    const piece = this.#pieces[slot];
    if (!piece) throw new Error(`There is no piece at ${slot}.`);
    return piece;
  }

  #inOrder(slots: Int32Array, by: keyof typeof ORDERS, limit: number): Int32Array {
    const pieces = Array.from(slots, (slot) => ({ slot, piece: this.#at(slot) }));
    pieces.sort(
      ({ piece: a }, { piece: b }) => ORDERS[by](a, b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    );
    return Int32Array.from(pieces.slice(0, limit), ({ slot }) => slot);
  }

  #everything(): Bits {
    if (this.#all) return this.#all;
    this.#all = noBits(this.#pieces.length);
    for (const slot of this.#slots.values()) setBit(this.#all, slot);
    return this.#all;
  }
}

type Condition = (one: IndexedPiece) => boolean;

/** The same conditions as `fitsLimits` puts to the database; undefined where there are none. */
function fitsOf({ limits, exclude, isPlain, onlyBrands }: Within): Condition | undefined {
  const { minPrice, maxPrice, brands, notBrands, onSale, sizes, inStock } = limits;
  const all: Condition[] = [];
  if (minPrice !== undefined) all.push(({ price }) => price >= minPrice);
  if (maxPrice !== undefined) all.push(({ price }) => price <= maxPrice);
  if (brands?.length) all.push(isOf(brands.map(({ id }) => id)));
  if (notBrands?.length) {
    const isRefused = isOf(notBrands.map(({ id }) => id));
    all.push((one) => !isRefused(one));
  }
  if (isPlain && onSale) all.push(({ isOnSale }) => isOnSale);
  if (isPlain && sizes?.length) all.push((one) => one.sizes.some((size) => sizes.includes(size)));
  if (inStock) all.push(({ isSoldOut }) => !isSoldOut);
  if (exclude.length > 0) {
    const excluded = new Set(exclude);
    all.push(({ id }) => !excluded.has(id));
  }
  if (onlyBrands) all.push(isOf(onlyBrands));
  return all.length > 0 ? (one) => all.every((holds) => holds(one)) : undefined;
}

function isOf(brands: string[]): Condition {
  const ids = new Set(brands);
  return ({ brandId }) => ids.has(brandId);
}
