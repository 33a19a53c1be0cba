// Ids as bytes, one after the other: as strings a million of them would take twice the memory and be looked
// at by every collection of the heap. Lengths are below 256, which the database checks.

export class IdStore {
  #bytes = Buffer.alloc(1024);
  #used = 0;

  /** Where it lies from now on. */
  add(id: string): number {
    const length = Buffer.byteLength(id, "latin1");
    if (this.#used + length + 1 > this.#bytes.length) this.#grow(length + 1);
    const at = this.#used;
    this.#bytes[at] = length;
    this.#bytes.write(id, at + 1, "latin1");
    this.#used += length + 1;
    return at;
  }

  #grow(by: number): void {
    const larger = Buffer.alloc(this.#used + (this.#used >> 3) + by + 1024);
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
  }

  at(place: number): string {
    return this.#bytes.toString("latin1", place + 1, place + 1 + (this.#bytes[place] ?? 0));
  }

  get bytes(): number {
    return this.#bytes.length;
  }
}
