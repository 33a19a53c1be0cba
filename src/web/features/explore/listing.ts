// One list at a time: whoever starts a new one makes the answers to the old one worthless.
import type { Product } from "../../../contract/products.ts";
import { useExplore, type ExploreState } from "../../lib/explore-store.ts";

let underWay = new AbortController();

export const listSignal = (): AbortSignal => underWay.signal;

export function beginList(): AbortSignal {
  underWay.abort();
  underWay = new AbortController();
  return underWay.signal;
}

type Load = { signal: AbortSignal; failed: ExploreState["failed"]; isReplacing?: boolean };

/** Runs a load and says so; a failure keeps what is on screen. */
export async function load(
  { signal, failed, isReplacing = false }: Load,
  run: () => Promise<void>,
): Promise<void> {
  useExplore.setState({ isLoading: true, isReplacing, error: null, failed: null });
  try {
    await run();
  } catch (error) {
    if (!signal.aborted) useExplore.setState({ error, failed });
  } finally {
    if (!signal.aborted) useExplore.setState({ isLoading: false, isReplacing: false });
  }
}

/** What arrived behind what was there: no hidden piece, and none twice. */
export function append(before: readonly Product[], arrived: readonly Product[]) {
  const known = new Set(before.map((product) => product.id));
  return [...before, ...arrived.filter(({ hidden, id }) => !hidden && !known.has(id))];
}
