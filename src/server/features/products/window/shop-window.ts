// All public products in memory with what shoppers narrow by, in the order of the feed's circle. What a choice
// finds is counted here in a fraction of the time the database takes to read its rows.
import { FILTERED_FACTS } from "../../../../contract/facts.ts";
import { PRICE_BANDS } from "../../../../contract/filter-counts.ts";
import { firstFrom } from "../../../../contract/sorted.ts";
import type { WindowRow } from "../queries/window-rows.ts";
import { allBits, bitsByCode, type Bits } from "./bits.ts";
import { Columns } from "./columns.ts";
import { Facet } from "./facet.ts";
import { IdStore } from "./id-store.ts";

/** `band` is that of the price; `state` has the values `on_sale`, `in_stock` and `dropped`. */
const FACETS = ["brand", "category", "color", "size", "band", "state", ...FILTERED_FACTS] as const;
export const STATES = ["on_sale", "in_stock", "dropped"] as const;
export type FacetName = (typeof FACETS)[number];

type ColumnName = FacetName | "mix" | "revision" | "price" | "id" | "gone";

type Tail = [isDropped: boolean, colors: string[], sizes: string[], facts: string[] | null];
type Brand = { id: string; name: string; key: string };

/** Sets that were asked for are kept until the next change, up to so many bytes. */
const KEPT_BYTES = 16_000_000;

function bandOf(price: number): number {
  let band = PRICE_BANDS.length - 1;
  while (band > 0 && price < (PRICE_BANDS[band] ?? 0)) band--;
  return band;
}

export class ShopWindow {
  readonly facets = Object.fromEntries(FACETS.map((name) => [name, new Facet()])) as Record<
    FacetName,
    Facet
  >;
  readonly brands = new Map<string, Brand>();
  #ids = new IdStore();
  #gone = 0;
  readonly #kept = new Map<string, Bits>();
  #keptBytes = 0;
  readonly #columns = new Columns<ColumnName>({
    mix: "number",
    revision: "number",
    price: "number",
    id: "index",
    // No longer public: its row waits for the next tidying up.
    gone: "byte",
    ...(Object.fromEntries(FACETS.map((name) => [name, "code"])) as Record<FacetName, "code">),
  });

  /** Rows, those that are gone included. */
  get length(): number {
    return this.#columns.length;
  }

  /** Public products. */
  get listed(): number {
    return this.length - this.#gone;
  }

  get bytes(): number {
    return this.#columns.bytes + this.#ids.bytes + this.#keptBytes;
  }

  /** Rows that have one of the values; not to be changed, since others are given the same. */
  having(name: FacetName, wanted: readonly string[]): Bits {
    return this.#keep(`${name} ${JSON.stringify(wanted)}`, () =>
      bitsByCode(this.#columns.of(name), this.facets[name].marksOf(wanted), this.length),
    );
  }

  /** Rows that come in one colour at most. */
  inOneColor(): Bits {
    const marks = Uint8Array.from(this.facets.color.lengthOf, (length) => (length <= 1 ? 1 : 0));
    return this.#keep("one color", () => bitsByCode(this.#columns.of("color"), marks, this.length));
  }

  /** Rows of public products: all but those that are gone. */
  everything(): Bits {
    if (this.#gone === 0) return this.#keep("all", () => allBits(this.length));
    const marks = Uint8Array.of(1, 0);
    return this.#keep("all", () => bitsByCode(this.#columns.of("gone"), marks, this.length));
  }

  #keep(key: string, make: () => Bits): Bits {
    const known = this.#kept.get(key);
    if (known) return known;
    const bits = make();
    this.#kept.set(key, bits);
    this.#keptBytes += bits.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#keptBytes <= KEPT_BYTES) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= byteLength;
    }
    return bits;
  }

  column(name: ColumnName) {
    return this.#columns.of(name);
  }

  keyAt(at: number): { id: string; revision: number } {
    return { id: this.#idAt(at), revision: this.#columns.of("revision")[at] ?? 0 };
  }

  #idAt = (at: number) => this.#ids.at(this.#columns.of("id")[at] ?? 0);

  /** Where a product lies, or -1. */
  find(mix: number, id: string): number {
    const mixes = this.#columns.of("mix");
    for (let at = this.#firstFrom(mix); at < this.length && mixes[at] === mix; at++)
      if (this.#idAt(at) === id) return at;
    return -1;
  }

  #firstFrom(mix: number): number {
    return firstFrom(this.#columns.of("mix"), mix, 0, this.length);
  }

  /** The first row behind a place of the circle. */
  after(mix: number, id: string): number {
    const mixes = this.#columns.of("mix");
    let at = this.#firstFrom(mix);
    while (at < this.length && mixes[at] === mix && this.#idAt(at) <= id) at++;
    return at;
  }

  /** `touched`: what may have changed, at its places until now; `rows`: what of it is public now. */
  apply(touched: readonly (readonly [id: string, mix: number])[], rows: readonly WindowRow[]) {
    this.#kept.clear();
    this.#keptBytes = 0;
    for (const [id, mix] of touched) this.#take(this.find(mix, id));
    const added: WindowRow[] = [];
    for (const row of rows) {
      const at = this.find(row[1], row[0]);
      if (at >= 0) this.#put(at, row);
      else added.push(row);
    }
    this.#add(added.toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)));
    if (this.#gone > 64 + this.length / 16) this.#tidyUp();
  }

  #add(rows: readonly WindowRow[]): void {
    // None of them is here, so it lies where the next one lay.
    const places = rows.map(([id, mix]) => this.after(mix, id));
    this.#columns.insert(places);
    rows.forEach((row, n) => {
      const at = (places[n] ?? 0) + n;
      this.#columns.set("id", at, this.#ids.add(row[0]));
      this.#columns.set("mix", at, row[1]);
      // What lay here was moved on; until it is put, the new row is counted nowhere.
      this.#columns.set("gone", at, 1);
      this.#gone++;
      this.#put(at, row);
    });
  }

  #take(at: number): void {
    const gone = this.#columns.of("gone");
    if (at < 0 || gone[at] === 1) return;
    for (const name of FACETS) this.#count(name, this.#columns.of(name)[at] ?? 0, -1);
    gone[at] = 1;
    this.#gone++;
  }

  #put(at: number, row: WindowRow): void {
    const [, , revision, brandId, name, key, category, price, isOnSale, isSoldOut] = row;
    const [isDropped, colors, sizes, facts] = row.slice(10) as Tail;
    this.#take(at);
    this.#gone--;
    this.brands.set(brandId, { id: brandId, name, key });
    this.#columns.set("revision", at, revision);
    this.#columns.set("price", at, price);
    this.#columns.set("gone", at, 0);
    this.#code(at, "brand", [brandId]);
    this.#code(at, "category", category === null ? [] : [category]);
    this.#code(at, "color", colors);
    this.#code(at, "size", sizes);
    this.#code(at, "band", [String(bandOf(price))]);
    const states = { on_sale: isOnSale, in_stock: !isSoldOut, dropped: isDropped };
    this.#code(
      at,
      "state",
      STATES.filter((state) => states[state]),
    );
    for (const kind of FILTERED_FACTS) {
      const begin = `${kind}=`;
      const own = (facts ?? []).filter((fact) => fact.startsWith(begin));
      const values = own.map((fact) => fact.slice(begin.length));
      this.#code(at, kind, values);
    }
  }

  #count(name: FacetName, code: number, by: number): void {
    const { rowsOf } = this.facets[name];
    rowsOf[code] = (rowsOf[code] ?? 0) + by;
  }

  #code(at: number, name: FacetName, values: readonly string[]): void {
    const code = this.facets[name].codeOf(values);
    this.#count(name, code, 1);
    this.#columns.set(name, at, code);
  }

  #tidyUp(): void {
    const gone = this.#columns.of("gone").slice();
    this.#columns.keep((at) => gone[at] === 0);
    const ids = new IdStore();
    for (let at = 0; at < this.length; at++) this.#columns.set("id", at, ids.add(this.#idAt(at)));
    this.#ids = ids;
    this.#gone = 0;
  }
}
