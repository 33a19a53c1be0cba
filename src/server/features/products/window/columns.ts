// Rows of numbers in the order of the feed's circle, column by column: small, and read one after the other.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type Kind = "byte" | "code" | "index" | "number";

const make = (kind: Kind, length: number): Numbers => {
  if (kind === "byte") return new Uint8Array(length);
  if (kind === "code") return new Uint16Array(length);
  return kind === "index" ? new Uint32Array(length) : new Float64Array(length);
};

/** Room for what comes: a sixteenth, so that not every new product copies everything. */
const withRoom = (length: number) => length + (length >> 4) + 64;
const CODE_MAX = 0xff_ff;

export class Columns<Name extends string> {
  #length = 0;
  #room = 0;
  readonly #kinds: Map<Name, Kind>;
  readonly #columns = new Map<Name, Numbers>();

  constructor(kinds: Record<Name, Kind>) {
    this.#kinds = new Map(Object.entries(kinds) as [Name, Kind][]);
    this.#makeRoom(0);
  }

  get length(): number {
    return this.#length;
  }

  /** Not to be kept: growing replaces it. */
  of(name: Name): Numbers {
    return getOrThrow(this.#columns, name);
  }

  set(name: Name, at: number, value: number): void {
    if (value > CODE_MAX && this.#kinds.get(name) === "code") this.#widen(name);
    this.of(name)[at] = value;
  }

  /** A column of codes that no longer fit into two bytes. */
  #widen(name: Name): void {
    this.#kinds.set(name, "index");
    const wide = new Uint32Array(this.#room);
    wide.set(this.of(name));
    this.#columns.set(name, wide);
  }

  /** Empty rows at these places, which are given as of before, in their order. */
  insert(places: readonly number[]): void {
    const before = this.#length;
    this.#makeRoom(before + places.length);
    for (const column of this.#columns.values()) {
      let end = before;
      for (let n = places.length; n > 0; n--) {
        const from = places[n - 1] ?? 0;
        column.copyWithin(from + n, from, end);
        end = from;
      }
    }
    this.#length = before + places.length;
  }

  /** Keeps the rows for which it says so. */
  keep(isKept: (at: number) => boolean): void {
    const kept: number[] = [];
    for (let at = 0; at < this.#length; at++) if (isKept(at)) kept.push(at);
    for (const column of this.#columns.values())
      for (let to = 0; to < kept.length; to++) column[to] = column[kept[to] ?? 0] ?? 0;
    this.#length = kept.length;
  }

  #makeRoom(length: number): void {
    if (length <= this.#room && this.#room > 0) return;
    this.#room = withRoom(length);
    for (const [name, kind] of this.#kinds) {
      const column = make(kind, this.#room);
      const old = this.#columns.get(name);
      if (old) column.set(old.subarray(0, this.#length));
      this.#columns.set(name, column);
    }
  }

  get bytes(): number {
    return [...this.#columns.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}
