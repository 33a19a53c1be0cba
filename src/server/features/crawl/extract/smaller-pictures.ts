// Of one picture in several sizes, each under a name of its own, those that are not the largest.

/** The keys of what stands there in a larger size, too. */
export function smallerOf(best: ReadonlyMap<string, string>): string[] {
  const keys = [...best.keys()];
  return [...keys.filter((key) => isSmallerOf(key, best)), ...smallerBySize(keys)];
}

/** "shirt_550" or "shirt_t" beside "shirt" is the same, asked for in a size; "shirt_01" is the next. */
const isSmallerOf = (key: string, all: ReadonlyMap<string, string>): boolean => {
  const stem = key.replace(/[-_](?:[3-9]\d|[1-9]\d{2,3}|t|th|tn|s|sm|xs|m)$/, "");
  return stem !== key && all.has(stem);
};

const SIZED = /^(.+)[-_](\d{2,4})$/;
const SMALLEST = 50;

/** "front_600" beside "front_100" and "back_100": 100 is a size, for several pictures have it. */
function smallerBySize(keys: string[]): string[] {
  const sized = keys.flatMap((key) => {
    const [, stem = "", size = "0"] = SIZED.exec(key) ?? [];
    return Number(size) >= SMALLEST ? [{ key, stem, size: Number(size) }] : [];
  });
  const isSize = (size: number) =>
    new Set(sized.flatMap((one) => (one.size === size ? [one.stem] : []))).size > 1;
  return sized
    .filter(
      ({ stem, size }) =>
        isSize(size) && sized.some((other) => other.stem === stem && other.size > size),
    )
    .map(({ key }) => key);
}
