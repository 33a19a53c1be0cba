// How a process is doing, measured four times a second: does it come late to its own timers, and how long do
// those wait whom it answers. Asked of answers and not of those under way: sixty that hang tell nothing about
// what the next one would meet.

const LOOK_EVERY_MS = 250;
/** A single late look is a picture, a backup or a neighbour on the machine. */
const LATE_IN_A_ROW = 2;
/** With fewer under way nothing can be learned of what it is able to do. */
const BUSY_WITH = 8;
/** The first look falls into the time before it was busy. */
const BUSY_IN_A_ROW = 3;
/** What was longer ago says nothing about now. */
const LOOKS_REMEMBERED = 8;
/** Of one look; more would not change the middle. */
const WAITS_PER_LOOK = 64;

export type Pulse = {
  answered(waitedMs: number): void;
  isLate(): boolean;
  /** What half of those answered lately waited at most. 0 as long as nobody knows; Infinity when nobody was. */
  waitMs(): number;
  /** True once between two looks: somebody has to be let in, or nobody would learn that all is well again. */
  maySendScout(): boolean;
  stop(): void;
};

export function createPulse(lateMs: number, pending: () => number): Pulse {
  let looked = performance.now();
  let late = 0;
  let busy = 0;
  let waits: number[] = [];
  let remembered: number[][] = [];
  let wait = 0;
  let hasScout = false;

  const timer = setInterval(() => {
    const now = performance.now();
    late = now - looked - LOOK_EVERY_MS > lateMs ? late + 1 : 0;
    busy = pending() >= BUSY_WITH ? busy + 1 : 0;
    remembered = busy === 0 ? [] : [...remembered, waits].slice(-LOOKS_REMEMBERED);
    wait = busy >= BUSY_IN_A_ROW ? middleOf(remembered.flat()) : 0;
    waits = [];
    hasScout = false;
    looked = now;
  }, LOOK_EVERY_MS).unref();

  return {
    answered(waitedMs) {
      if (waits.length < WAITS_PER_LOOK) waits.push(waitedMs);
    },
    isLate: () => late >= LATE_IN_A_ROW,
    waitMs: () => wait,
    maySendScout: () => !hasScout && (hasScout = true),
    stop: () => clearInterval(timer),
  };
}

const middleOf = (waits: number[]): number =>
  waits.length === 0
    ? Infinity
    : (waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0);
