// Many callers at once, each asking again as soon as it is answered; what they waited is the result.

export type Measured = {
  calls: number;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
};

/** Of one stretch of time, or of several put together. */
export type Waits = { ms: number[]; failed: number; seconds: number };

export const noWaits = (): Waits => ({ ms: [], failed: 0, seconds: 0 });

export async function collectWaits(
  ask: () => Promise<boolean>,
  { callers = 32, seconds = 5 }: { callers?: number; seconds?: number },
  into = noWaits(),
): Promise<Waits> {
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        const asked = performance.now();
        if (!(await ask())) into.failed++;
        into.ms.push(performance.now() - asked);
      }
    }),
  );
  into.seconds += (performance.now() - began) / 1000;
  return into;
}

export function figuresOf({ ms, failed, seconds }: Waits): Measured {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    calls: ms.length,
    perSecond: round(ms.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}

export const measure = async (
  ask: () => Promise<boolean>,
  { callers = 32, seconds = 5 }: { callers?: number; seconds?: number } = {},
): Promise<Measured> => figuresOf(await collectWaits(ask, { callers, seconds }));

const round = (value: number) => Math.round(value * 10) / 10;
