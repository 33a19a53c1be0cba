// How a process is doing, measured four times a second: does it come late to its own timers, and how many
// requests does it answer in a second when it has enough of them.

const LOOK_EVERY_MS = 250;
/** A single late look is a picture, a backup or a neighbour on the machine. */
const LATE_IN_A_ROW = 2;
/** With fewer under way nothing can be learned of what it is able to do. */
const BUSY_WITH = 8;
/** The first look falls into the time before it was busy. */
const BUSY_IN_A_ROW = 3;
const WEIGHT_OF_NEWEST = 0.4;

export type Pulse = {
  answered(): void;
  isLate(): boolean;
  /** Infinity as long as nobody knows: a burst after a quiet time is let in. */
  answersPerSecond(): number;
  stop(): void;
};

export function createPulse(lateMs: number, pending: () => number): Pulse {
  let looked = performance.now();
  let late = 0;
  let busy = 0;
  let answers = 0;
  let perSecond = 0;

  const timer = setInterval(() => {
    const now = performance.now();
    const newest = answers / ((now - looked) / 1000);
    late = now - looked - LOOK_EVERY_MS > lateMs ? late + 1 : 0;
    busy = pending() >= BUSY_WITH ? busy + 1 : 0;
    perSecond = busy <= 2 ? newest : perSecond + (newest - perSecond) * WEIGHT_OF_NEWEST;
    looked = now;
    answers = 0;
  }, LOOK_EVERY_MS).unref();

  return {
    answered: () => void answers++,
    isLate: () => late >= LATE_IN_A_ROW,
    answersPerSecond: () => (busy >= BUSY_IN_A_ROW ? perSecond : Infinity),
    stop: () => clearInterval(timer),
  };
}
