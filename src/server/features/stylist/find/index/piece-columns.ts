// What finding needs to know of each piece beside its words and its meaning, column by column: as objects a million of
// them would take half a gigabyte and be looked at by every collection of the heap.
import { elementAt } from "../../../../../contract/get-or-throw.ts";
import type { IndexRow } from "../queries/index-rows.ts";

const ON_SALE = 1;
const SOLD_OUT = 2;

export class PieceColumns {
  /** Undefined where a piece was given up. */
  #ids: (string | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  #revisions = new Float64Array(0);
  #entries = new Float64Array(0);
  prices = new Float64Array(0);
  /** Microseconds, as exactly as the database has it. */
  created = new Float64Array(0);
  #flags = new Uint8Array(0);
  #brands = new Uint32Array(0);
  #sizes = new Uint32Array(0);
  readonly #brandNumbers = new Map<string, number>();
  readonly #sizeNumbers = new Map<string, number>();
  readonly #sizeLists: string[][] = [];

  /** Slots in use and slots given up. */
  get length(): number {
    return this.#ids.length;
  }

  get listed(): number {
    return this.#slots.size;
  }

  /** With what a string, its place in the list and its entry in the map take. */
  get bytes(): number {
    return this.#flags.length * (4 * 8 + 2 * 4 + 1) + this.#ids.length * 120;
  }

  add(row: IndexRow, made: number): number {
    const [id, , revision, brandId, price, isOnSale, isSoldOut, createdAt, sizes] = row;
    const slot = this.#ids.length;
    if (slot >= this.#flags.length) this.#grow(slot + 1);
    this.#ids.push(id);
    this.#slots.set(id, slot);
    this.#revisions[slot] = revision;
    this.#entries[slot] = made;
    this.prices[slot] = price;
    this.created[slot] = createdAt;
    this.#flags[slot] = (isOnSale ? ON_SALE : 0) | (isSoldOut ? SOLD_OUT : 0);
    this.#brands[slot] = numberIn(this.#brandNumbers, brandId);
    const number = numberIn(this.#sizeNumbers, JSON.stringify(sizes));
    this.#sizeLists[number] ??= sizes;
    this.#sizes[slot] = number;
    return slot;
  }

  giveUp(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#ids[slot] = undefined;
    this.#slots.delete(id);
  }

  #grow(slots: number): void {
    const room = slots + (slots >> 2) + 64;
    const wider = <A extends Float64Array | Uint32Array | Uint8Array>(fresh: A, before: A): A => {
      fresh.set(before);
      return fresh;
    };
    this.#revisions = wider(new Float64Array(room), this.#revisions);
    this.#entries = wider(new Float64Array(room), this.#entries);
    this.prices = wider(new Float64Array(room), this.prices);
    this.created = wider(new Float64Array(room), this.created);
    this.#flags = wider(new Uint8Array(room), this.#flags);
    this.#brands = wider(new Uint32Array(room), this.#brands);
    this.#sizes = wider(new Uint32Array(room), this.#sizes);
  }

  /** Closes the gaps: the new number of each slot, -1 for those that were given up. */
  closeUp(): Int32Array {
    const numbers = new Int32Array(this.#ids.length).fill(-1);
    let kept = 0;
    for (let slot = 0; slot < this.#ids.length; slot++) {
      const id = this.#ids[slot];
      if (id === undefined) continue;
      numbers[slot] = kept;
      this.#ids[kept] = id;
      this.#slots.set(id, kept);
      for (const column of [this.#revisions, this.#entries, this.prices, this.created])
        column[kept] = column[slot] ?? 0;
      for (const column of [this.#flags, this.#brands, this.#sizes])
        column[kept] = column[slot] ?? 0;
      kept++;
    }
    this.#ids.length = kept;
    return numbers;
  }

  slots(): Iterable<number> {
    return this.#slots.values();
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  isThere(slot: number): boolean {
    return this.#ids[slot] !== undefined;
  }

  idOf(slot: number): string {
    const id = this.#ids[slot];
    if (id === undefined) throw new Error(`There is no piece at ${slot}.`);
    return id;
  }

  keyOf(slot: number): { id: string; revision: number; entry: number } {
    const [revision, entry] = [this.#revisions[slot] ?? 0, this.#entries[slot] ?? 0];
    return { id: this.idOf(slot), revision, entry };
  }

  isOnSale(slot: number): boolean {
    return ((this.#flags[slot] ?? 0) & ON_SALE) !== 0;
  }

  isSoldOut(slot: number): boolean {
    return ((this.#flags[slot] ?? 0) & SOLD_OUT) !== 0;
  }

  sizesOf(slot: number): readonly string[] {
    return elementAt(this.#sizeLists, this.#sizes[slot] ?? 0);
  }

  /** Whether a piece is of one of these brands. */
  isOfBrands(ids: string[]): (slot: number) => boolean {
    const numbers = new Set(ids.flatMap((id) => this.#brandNumbers.get(id) ?? []));
    return (slot) => numbers.has(this.#brands[slot] ?? 0);
  }
}

function numberIn(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}
