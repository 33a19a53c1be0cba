// Two columns, three on very wide screens.
import { memo, type ReactNode } from "react";
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import { CardGroup, GROUP, type Places } from "./card-group.tsx";
import type { Loading } from "./card-pictures.tsx";
import { CardPlace } from "./card-place.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import { ProductCard } from "./product-card.tsx";

/** The rows a first screen shows; what is below them waits until it is near. */
const FIRST = 2;
const EAGER = 6;

/** What a card's picture measures where the grid has the whole page's width. */
export const WHOLE_PAGE_SIZES =
  "(min-width: 1024px) 300px, (min-width: 700px) calc(50vw - 52px), calc(50vw - 22px)";

/** Where the keyboard lands that skips what stands above; a screen has one grid. */
export const PIECES_ID = "pieces";

type Props = {
  products: readonly Product[];
  source: EventSource;
  /** Cards that are on their way. */
  awaited?: number;
  sizes: string;
  /** Newcomers are shown on the first card what pinning is. */
  hasHint?: boolean;
  /** How many are drawn at once; the others when somebody comes near them. */
  drawn?: number;
  /** What stands under a card. */
  under?: (product: Product) => ReactNode;
};

type PlaceProps = Pick<Props, "source" | "sizes"> & {
  product: Product;
  isDrawnAtFirst: boolean;
  hasHint: boolean | undefined;
  loading: Loading;
  under: Props["under"];
  places: Places;
};

/** Memoized: a list that grows draws what is new, not the hundreds that stand there. */
const GridPlace = memo(({ isDrawnAtFirst, under, places, ...card }: PlaceProps) => (
  <CardPlace isDrawnAtFirst={isDrawnAtFirst} id={card.product.id} places={places}>
    <ProductCard {...card} />
    {under?.(card.product)}
  </CardPlace>
));

export function ProductGrid(props: Props) {
  const { products, source, awaited = 0, sizes, hasHint, drawn = Infinity, under } = props;
  const placesOf = (group: readonly Product[], from: number) => (
    <CardGroup key={from} products={group}>
      {(places) =>
        group.map((product, n) => {
          const at = from + n;
          return (
            <GridPlace
              key={product.id}
              isDrawnAtFirst={at < drawn && !places.heights.has(product.id)}
              product={product}
              source={source}
              sizes={sizes}
              hasHint={hasHint && at === 0}
              loading={at < FIRST ? "first" : at < EAGER ? "eager" : "lazy"}
              under={under}
              places={places}
            />
          );
        })
      }
    </CardGroup>
  );
  return (
    <ul
      id={PIECES_ID}
      tabIndex={-1}
      className="grid scroll-mt-[calc(var(--bar)+16px)] grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 md:gap-y-10 wide:grid-cols-3 focus:outline-none"
    >
      {Array.from({ length: Math.ceil(products.length / GROUP) }, (_, n) =>
        placesOf(products.slice(n * GROUP, (n + 1) * GROUP), n * GROUP),
      )}
      {Array.from({ length: awaited }, (_, at) => (
        <li key={`awaited-${at}`} aria-hidden="true" className="min-w-0">
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}
