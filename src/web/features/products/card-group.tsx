// A few rows of cards. Once all of them are far away and empty they stand as one element: a browser lays out every
// element of a list, and asks each whether it is near, whenever a single card is drawn.
import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import type { Product } from "../../../contract/products.ts";
import { UNFOLDING } from "../../lib/near-watch.ts";
import { useInView } from "../../lib/use-in-view.ts";

/** Whole rows in two columns and in three. */
export const GROUP = 12;

/** Nearer than this (see near-watch.ts) they would be wanted again at once. */
const FOLDED_FROM = { above: 5900, below: 3000 };

/** The places of one group. */
export type Places = {
  /** What each measured when it was last drawn. */
  readonly heights: Map<string, number>;
  /** Nothing is drawn in this place. */
  empty: (id: string, place: Element) => void;
  fill: (id: string) => void;
};

type Folded = { ids: ReadonlySet<string>; height: number };

type Props = {
  products: readonly Product[];
  /** Draws the places. */
  children: (places: Places) => ReactNode;
};

export function CardGroup({ products, children }: Props) {
  const [folded, setFolded] = useState<Folded | null>(null);
  const [places] = useState(() => placesThat(setFolded));
  // Another list may stand here by now.
  const isFolded = folded !== null && products.every(({ id }) => folded.ids.has(id));
  if (!isFolded || products.length < GROUP) return children(places);
  return <FoldedGroup height={folded.height} onNear={() => setFolded(null)} />;
}

function placesThat(fold: (folded: Folded) => void): Places {
  const emptied = new Map<string, Element>();
  return {
    heights: new Map(),
    empty(id, place) {
      emptied.set(id, place);
      if (emptied.size < GROUP) return;
      const boxes = [...emptied.values()].map((one) => one.getBoundingClientRect());
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const isFar = bottom < -FOLDED_FROM.above || top > innerHeight + FOLDED_FROM.below;
      if (isFar)
        startTransition(() => fold({ ids: new Set(emptied.keys()), height: bottom - top }));
    },
    fill: (id) => void emptied.delete(id),
  };
}

function FoldedGroup({ height, onNear }: { height: number; onNear: () => void }) {
  const place = useRef<HTMLLIElement>(null);
  const isNear = useInView(place, UNFOLDING);
  useEffect(() => {
    if (isNear) startTransition(onNear);
  }, [isNear, onNear]);
  return (
    <li ref={place} aria-hidden="true" className="col-span-full" style={{ blockSize: height }} />
  );
}
