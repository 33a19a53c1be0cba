// All public pieces with their words and where they lie, in memory: what a wish finds is found here without asking
// the database, whose planning alone took longer. It says what the database would say (queries/candidates.ts).
import {
  addBits,
  countBits,
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
import { firstInOrder } from "./first-in-order.ts";
import { Meanings } from "./meanings.ts";
import { Neighbourhoods } from "./neighbourhoods.ts";
import { PieceColumns } from "./piece-columns.ts";
import { Postings } from "./postings.ts";
import { conditionsOf, fittingOf, type Condition } from "./slot-conditions.ts";

/** So many signs are compared as fast as neighbourhoods are put together. */
const MANY = 50_000;
/** So many times more than were asked for have to be around the landmarks. */
const CHOICE = 20;

export class SearchIndex implements Keeper<IndexRow> {
  readonly #pieces = new PieceColumns();
  readonly #postings = new Postings();
  readonly #meanings = new Meanings();
  readonly #neighbourhoods = new Neighbourhoods(this.#meanings);
  /** All that are public; made when it is asked for. */
  #all: Bits | undefined;

  get listed(): number {
    return this.#pieces.listed;
  }

  get bytes(): number {
    return (
      this.#postings.bytes + this.#meanings.bytes + this.#neighbourhoods.bytes + this.#pieces.bytes
    );
  }

  apply(touched: readonly (readonly [id: string, mix: number])[], rows: readonly IndexRow[]): void {
    this.#all = undefined;
    for (const [id] of touched) this.#pieces.giveUp(id);
    for (const row of rows) this.#put(row);
    const gone = this.#pieces.length - this.listed;
    if (gone > 64 + this.listed / 4) this.#tidyUp();
  }

  #put(row: IndexRow): void {
    const [id] = row;
    const entry = row[9];
    this.#pieces.giveUp(id);
    // Until its entry is made, nobody finds it.
    if (!entry) return;
    const [made, lexemes, meaning] = entry;
    const slot = this.#pieces.add(row, made);
    for (const lexeme of lexemes) this.#postings.add(lexeme, slot);
    this.#meanings.set(slot, fromBytes(meaning));
    this.#neighbourhoods.add(slot);
  }

  #tidyUp(): void {
    const numbers = this.#pieces.closeUp();
    numbers.forEach((number, slot) => {
      if (number >= 0 && number !== slot) this.#meanings.move(slot, number);
    });
    this.#meanings.cut(this.#pieces.length);
    this.#postings.renumber(numbers);
    this.#neighbourhoods.renumber(numbers);
  }

  #having(words: Words): Bits {
    const bits = noBits(this.#pieces.length);
    this.#mark(words, bits);
    return bits;
  }

  /** Sets a bit for each that has them: a wish names hundreds of words, most of which few have or nobody. */
  #mark(words: Words, bits: Bits): void {
    if (typeof words === "string") this.#postings.mark(words, bits);
    else if ("any" in words) for (const one of words.any) this.#mark(one, bits);
    else {
      const [first, ...others] = words.all.map((one) => this.#having(one));
      if (!first) return;
      for (const other of others) keepCommon(first, other);
      addBits(bits, first);
    }
  }

  /** Whether any public piece has it. */
  has(lexeme: string): boolean {
    return this.#postings.of(lexeme).some((slot) => this.#pieces.isThere(slot));
  }

  read(lists: List[], within: Within, meaning: Float32Array): Found[] {
    const open = this.#everything().slice();
    if (within.not) keepOther(open, this.#having(within.not));
    const conditions = conditionsOf(within, this.#pieces);
    return lists.flatMap(({ words, by, limit }) => {
      const bits = open.slice();
      if (words !== null) keepCommon(bits, this.#having(words));
      const chosen =
        by === "nearest"
          ? this.#mayBeNear(bits, conditions, meaning, limit)
          : firstInOrder(fittingOf(rowsIn(bits), conditions), by, limit, this.#pieces);
      return this.#meanings
        .nearest(chosen, meaning, limit)
        .map(({ slot, distance }) => ({ ...this.#pieces.keyOf(slot), distance }));
    });
  }

  /** Of many those around the nearest landmarks, unless the conditions leave too few of them. */
  #mayBeNear(bits: Bits, conditions: Condition[], meaning: Float32Array, limit: number) {
    const near = countBits(bits) > MANY ? this.#neighbourhoods.near(meaning) : undefined;
    if (near) {
      keepCommon(near, bits);
      const slots = fittingOf(rowsIn(near), conditions);
      if (slots.length > limit * CHOICE) return slots;
    }
    return fittingOf(rowsIn(bits), conditions);
  }

  #everything(): Bits {
    if (this.#all) return this.#all;
    this.#all = noBits(this.#pieces.length);
    for (const slot of this.#pieces.slots()) setBit(this.#all, slot);
    return this.#all;
  }
}
