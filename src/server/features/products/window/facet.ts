// One thing to choose by, as numbers: every product has a code, and a code stands for the values it has
// together, such as its sizes. Products share few combinations, so a code is two bytes for each.
import { elementAt } from "../../../../contract/get-or-throw.ts";

export class Facet {
  /** The values of a code, each once. */
  readonly valuesOf: number[][] = [];
  /** How many values a code was written with. */
  readonly lengthOf: number[] = [];
  /** How many rows have a code. */
  readonly rowsOf: number[] = [];
  readonly values: string[] = [];
  /** The codes in which a value occurs. */
  readonly codesOf: number[][] = [];
  readonly #numbers = new Map<string, number>();
  readonly #codes = new Map<string, number>();

  codeOf(values: readonly string[]): number {
    const key = JSON.stringify(values);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.valuesOf.length;
    const numbers = [...new Set(values)].map((value) => this.#numberOf(value));
    for (const number of numbers) elementAt(this.codesOf, number).push(code);
    this.valuesOf.push(numbers);
    this.lengthOf.push(values.length);
    this.rowsOf.push(0);
    this.#codes.set(key, code);
    return code;
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.length;
    this.values.push(value);
    this.codesOf.push([]);
    this.#numbers.set(value, number);
    return number;
  }

  /** For each code 1 where it has one of the wanted values, otherwise 0. */
  marksOf(wanted: Iterable<string>): Uint8Array {
    const marks = new Uint8Array(this.valuesOf.length);
    for (const value of wanted) {
      const number = this.#numbers.get(value);
      if (number !== undefined) for (const code of elementAt(this.codesOf, number)) marks[code] = 1;
    }
    return marks;
  }

  /** By value, from how many products have each code; those that none has are left out. */
  count(byCode: ArrayLike<number>): Map<string, number> {
    const counts = new Map<string, number>();
    for (let code = 0; code < byCode.length; code++) {
      const products = byCode[code] ?? 0;
      if (products === 0) continue;
      for (const number of elementAt(this.valuesOf, code)) {
        const value = this.values[number] ?? "";
        counts.set(value, (counts.get(value) ?? 0) + products);
      }
    }
    return counts;
  }
}
