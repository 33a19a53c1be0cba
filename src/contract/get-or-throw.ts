// What must be there is taken or said to be missing: for places that a type cannot promise.

/** Counted from the end where the index is negative. What is null is there. */
export function elementAt<T>(list: ArrayLike<T>, index: number): Exclude<T, undefined>;
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index < 0 ? list.length + index : index];
  if (found === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}.`);
  return found;
}

export function getOrThrow<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  const found = map.get(key);
  if (found === undefined) throw new Error(`Nothing under '${String(key)}'.`);
  return found;
}

export function entryOf<V>(record: Readonly<Record<string, V>>, key: string): Exclude<V, undefined>;
export function entryOf<V>(record: Readonly<Record<string, V>>, key: string): V {
  const found = record[key];
  if (found === undefined) throw new Error(`Nothing under '${key}'.`);
  return found;
}

export function present<T>(value: T, what = "What is needed"): T & {} {
  if (value === undefined || value === null) throw new Error(`${what} is missing.`);
  return value;
}
