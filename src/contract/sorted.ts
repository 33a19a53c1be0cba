// Looking into numbers that ascend.

/** Where the first number stands that is not below `least`, between two places. */
export function firstFrom(
  ascending: ArrayLike<number>,
  least: number,
  from = 0,
  to = ascending.length,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
