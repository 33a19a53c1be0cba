// Which pieces have a word or term, as growing lists of their slots.
import { noBits, setBit, type Bits } from "../../../products/window/bits.ts";

type List = { slots: Uint32Array; length: number };
const NOBODY: List = { slots: new Uint32Array(0), length: 0 };

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

  /** A bit for every slot that has it, also those that were given up since. */
  having(lexeme: string, slots: number): Bits {
    const bits = noBits(slots);
    const { slots: having, length } = this.#lists.get(lexeme) ?? NOBODY;
    for (const slot of having.subarray(0, length)) setBit(bits, slot);
    return bits;
  }

  /** Slots get other numbers; those that get none are left out. */
  renumber(numberOf: (slot: number) => number | undefined): void {
    for (const [lexeme, list] of this.#lists) {
      const slots = [...list.slots.subarray(0, list.length)].flatMap(
        (slot) => numberOf(slot) ?? [],
      );
      if (slots.length === 0) this.#lists.delete(lexeme);
      else this.#lists.set(lexeme, { slots: Uint32Array.from(slots), length: slots.length });
    }
  }
}
