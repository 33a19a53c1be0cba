import { present } from "../../../../contract/get-or-throw.ts";

/** Works on a few things at once and hands the results over in their order. */
export async function* ahead<Thing, Result>(
  things: Iterable<Thing>,
  most: number,
  work: (thing: Thing) => Promise<Result>,
): AsyncGenerator<Result> {
  const under: Promise<Result>[] = [];
  const rest = things[Symbol.iterator]();
  const begin = () => {
    const next = rest.next();
    if (next.done) return;
    const promise = work(next.value);
    // Whoever waits for it hears of a failure; until then nobody does.
    promise.catch(() => {});
    under.push(promise);
  };
  for (let n = 0; n < most; n++) begin();
  while (under.length > 0) {
    const result = await present(under.shift());
    begin();
    yield result;
  }
}
