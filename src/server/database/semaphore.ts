/** At most `most` pieces of work at once; the others wait for their turn, first come, first served. */
export function createSemaphore(
  most: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running++;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // A turn is handed on, so nobody can slip in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
