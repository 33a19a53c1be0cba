// Two columns, three on very wide screens.
import type { ReactNode } from "react";
import type { EventSource } from "../../../contract/analytics.ts";
import type { Product } from "../../../contract/products.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { ProductCard } from "./product-card.tsx";

/** The rows a first screen shows; what is below them waits until it is near. */
const FIRST = 2;
const EAGER = 6;

/** What a card's picture measures where the grid has the whole page's width. */
export const WHOLE_PAGE_SIZES =
  "(min-width: 1024px) 300px, (min-width: 700px) calc(50vw - 52px), calc(50vw - 22px)";

type Props = {
  products: readonly Product[];
  source: EventSource;
  /** Cards that are on their way. */
  awaited?: number;
  sizes: string;
  /** Newcomers are shown on the first card what pinning is. */
  hasHint?: boolean;
};

export function ProductGrid({ products, source, awaited = 0, sizes, hasHint }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 md:gap-y-10 wide:grid-cols-3">
      {products.map((product, at) => (
        <Item key={product.id}>
          <ProductCard
            product={product}
            source={source}
            sizes={sizes}
            hasHint={hasHint && at === 0}
            loading={at < FIRST ? "first" : at < EAGER ? "eager" : "lazy"}
          />
        </Item>
      ))}
      {Array.from({ length: awaited }, (_, at) => (
        <Item key={`awaited-${at}`} isHidden>
          <CardSkeleton />
        </Item>
      ))}
    </ul>
  );
}

function Item({ children, isHidden = false }: { children: ReactNode; isHidden?: boolean }) {
  return (
    <li className="min-w-0" aria-hidden={isHidden || undefined}>
      {children}
    </li>
  );
}
