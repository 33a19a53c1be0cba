// Values kept in memory up to a total weight. What nobody wanted since it was last looked at goes first.

type Entry<Value> = { value: Value; isWanted: boolean };

export class SecondChanceCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #most: number;
  readonly #weigh: (value: Value) => number;
  #weight = 0;

  constructor(most: number, weigh: (value: Value) => number) {
    this.#most = most;
    this.#weigh = weigh;
  }

  /** To be used: it stays the longer for it. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // Not put at the end of the line: a Map of many entries that is turned over all the time stands still
    // for some milliseconds now and then to tidy itself up.
    entry.isWanted = true;
    return entry.value;
  }

  put(key: string, value: Value): void {
    this.#drop(key);
    this.#entries.set(key, { value, isWanted: false });
    this.#weight += this.#weigh(value);
    this.#makeRoom();
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#weight -= this.#weigh(entry.value);
    this.#entries.delete(key);
  }

  /** A Map begins with what was put in first. It goes, or to the end of the line if somebody wanted it. */
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#weight <= this.#most) return;
      if (!entry.isWanted) {
        this.#drop(key);
        continue;
      }
      entry.isWanted = false;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
  }
}
