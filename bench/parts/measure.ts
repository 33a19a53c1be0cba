// Many callers at once, each asking again as soon as it is answered; what they waited is the result.

export type Measured = {
  calls: number;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
};

export async function measure(
  ask: () => Promise<boolean>,
  { callers = 32, seconds = 5 }: { callers?: number; seconds?: number } = {},
): Promise<Measured> {
  const waits: number[] = [];
  let failed = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        const asked = performance.now();
        if (!(await ask())) failed++;
        waits.push(performance.now() - asked);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share: number) => round(waits[Math.floor(waits.length * share)] ?? 0);
  return {
    calls: waits.length,
    perSecond: round(waits.length / took),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
