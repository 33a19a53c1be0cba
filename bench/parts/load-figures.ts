// What a load brought: waits by kind, answers by status, second by second.
import type { Kind } from "./load-mix.ts";

export type Shot = {
  kind: Kind;
  /** 0 when there was no answer, and why. */
  status: number;
  why: string;
  isGood: boolean;
  due: number;
  ms: number;
};

export type Waits = { calls: number; p50: number; p95: number; p99: number };

export type Outcome = {
  offered: number;
  perSecond: number;
  /** Good answers a second. */
  goodPerSecond: number;
  all: Waits;
  byKind: Partial<Record<Kind, Waits>>;
  /** 429 and 503: refused on purpose. */
  shed: number;
  shedWaits: Waits;
  /** Any other answer that was not wanted. */
  wrong: Record<string, number>;
  unanswered: Record<string, number>;
  /** How late the generator itself was at worst; what it could not send in time is the server's wait as well. */
  generatorLateMs: number;
  seconds: { good: number; bad: number; p99: number }[];
};

const round = (value: number) => Math.round(value * 10) / 10;

function waitsOf(shots: Shot[]): Waits {
  const waits = shots.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => round(waits[Math.floor(waits.length * share)] ?? 0);
  return { calls: waits.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function grouped<Key extends string, Result>(
  shots: Shot[],
  keyOf: (shot: Shot) => Key,
  resultOf: (shots: Shot[]) => Result,
): Record<Key, Result> {
  const groups = new Map<Key, Shot[]>();
  for (const shot of shots) {
    const group = groups.get(keyOf(shot));
    if (group) group.push(shot);
    else groups.set(keyOf(shot), [shot]);
  }
  return Object.fromEntries([...groups].map(([key, of]) => [key, resultOf(of)])) as Record<
    Key,
    Result
  >;
}

const isShed = ({ status }: Shot) => status === 429 || status === 503;

export function summary(
  shots: Shot[],
  { began, seconds, latest }: { began: number; seconds: number; latest: number },
): Outcome {
  const good = shots.filter(({ isGood }) => isGood);
  const shed = shots.filter(isShed);
  const unanswered = shots.filter(({ status }) => status === 0);
  const wrong = shots.filter((shot) => !shot.isGood && !isShed(shot) && shot.status !== 0);
  const inSecond = Array.from({ length: Math.ceil(seconds) }, (_, n) =>
    shots.filter(({ due }) => Math.floor((due - began) / 1000) === n),
  );
  return {
    offered: shots.length,
    perSecond: round(shots.length / seconds),
    goodPerSecond: round(good.length / seconds),
    all: waitsOf(good),
    byKind: grouped(good, ({ kind }) => kind, waitsOf),
    shed: shed.length,
    shedWaits: waitsOf(shed),
    wrong: grouped(
      wrong,
      ({ kind, status }) => `${status} ${kind}`,
      (of) => of.length,
    ),
    unanswered: grouped(
      unanswered,
      ({ why }) => why,
      (of) => of.length,
    ),
    generatorLateMs: round(latest),
    seconds: inSecond.map((of) => {
      const fine = of.filter(({ isGood }) => isGood);
      return { good: fine.length, bad: of.length - fine.length, p99: waitsOf(fine).p99 };
    }),
  };
}

export const errorsOf = ({ wrong, unanswered }: Outcome): number =>
  [...Object.values(wrong), ...Object.values(unanswered)].reduce((sum, count) => sum + count, 0);

/** Nobody is refused, nobody is forgotten, and ninety-nine of a hundred wait less than this. */
export const isHeld = (outcome: Outcome, withinMs: number): boolean =>
  errorsOf(outcome) === 0 && outcome.shed === 0 && outcome.all.p99 < withinMs;

/** The first second from which on three in a row are as they should be; undefined when there is none. */
export function recoveredAfter({ seconds }: Outcome, withinMs: number): number | undefined {
  const isFine = seconds.map(({ good, bad, p99 }) => good > 0 && bad === 0 && p99 < withinMs);
  const at = isFine.findIndex(
    (_, n) => n + 3 <= isFine.length && isFine.slice(n, n + 3).every(Boolean),
  );
  return at === -1 ? undefined : at;
}
