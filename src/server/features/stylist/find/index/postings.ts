// Which pieces have a word or term, as growing lists of their slots.
import { setBit, type Bits } from "../../../products/window/bits.ts";

type List = { slots: Uint32Array; length: number };

export class Postings {
  readonly #lists = new Map<string, List>();

  get bytes(): number {
    let bytes = 0;
    for (const { slots } of this.#lists.values()) bytes += slots.byteLength + 100;
    return bytes;
  }

  add(lexeme: string, slot: number): void {
    let list = this.#lists.get(lexeme);
    if (!list) this.#lists.set(lexeme, (list = { slots: new Uint32Array(2), length: 0 }));
    if (list.length === list.slots.length) {
      const larger = new Uint32Array(list.length + (list.length >> 1) + 2);
      larger.set(list.slots);
      list.slots = larger;
    }
    list.slots[list.length++] = slot;
  }

  /** Sets a bit for every slot that has it, also for those that were given up since; answers with how many. */
  mark(lexeme: string, bits: Bits): number {
    const list = this.#lists.get(lexeme);
    if (!list) return 0;
    const { slots, length } = list;
    for (let n = 0; n < length; n++) setBit(bits, slots[n]!);
    return length;
  }

  /** The same as a list. */
  of(lexeme: string): Uint32Array {
    const list = this.#lists.get(lexeme);
    return list ? list.slots.subarray(0, list.length) : NOBODY;
  }

  /** Slots get other numbers, in the same order; those that get -1 are left out. */
  renumber(numbers: Int32Array): void {
    for (const [lexeme, list] of this.#lists) {
      let kept = 0;
      for (let n = 0; n < list.length; n++) {
        const number = numbers[list.slots[n]!]!;
        if (number >= 0) list.slots[kept++] = number;
      }
      if (kept === 0) this.#lists.delete(lexeme);
      else if (kept < list.slots.length / 2)
        this.#lists.set(lexeme, { slots: list.slots.slice(0, kept), length: kept });
      else list.length = kept;
    }
  }
}

const NOBODY = new Uint32Array(0);
