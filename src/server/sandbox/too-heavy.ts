// A piece of foreign input that could not be read within its limits. The others can.

export type Excess = "size" | "time" | "memory" | "depth" | "answer";

export class TooHeavy extends Error {
  readonly excess: Excess;

  constructor(excess: Excess) {
    super(`Input could not be read within its limits: ${excess}.`);
    this.excess = excess;
  }
}
