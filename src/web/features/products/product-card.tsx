// A piece in a grid: pictures, pin, brand, title, price.
import { memo, useRef, useEffect, useState, type ReactNode, type RefObject } from "react";
import { Link } from "react-router";
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { savesData, sparing } from "../../lib/saves-data.ts";
import { useInView } from "../../lib/use-in-view.ts";
import { useReducedMotion } from "../../lib/use-media.ts";
import { AddToModelButton } from "../collection/add-to-model-button.tsx";
import { useModel } from "../collection/model-store.ts";
import { PinButton } from "../collection/pin-button.tsx";
import { PinHint } from "../collection/pin-hint.tsx";
import { BrandChip } from "./brand-chip.tsx";
import { CardChoice } from "./card-choice.tsx";
import { CardDetails } from "./card-details.tsx";
import { LYING } from "./card-layout.ts";
import { CardNotes, CardReason } from "./card-notes.tsx";
import { CardPictures, type Loading } from "./card-pictures.tsx";
import { PictureDots } from "./picture-dots.tsx";
import { leadOf, pictureCount } from "../../../contract/pictures.ts";
import { Price } from "./price.tsx";
import { productLink } from "./product-link.ts";
import { Swatches } from "./swatches.tsx";
import { useCarousel } from "./use-carousel.ts";

/** More dots than this do not fit a phone's card; the detail screen shows every picture. */
const CARD_PICTURES_MAX = 6;

type Props = {
  product: Product;
  source: EventSource;
  sizes: string;
  loading?: Loading;
  /** The card on which newcomers are shown what pinning is. */
  hasHint?: boolean;
};

/** Memoized: a list holds dozens, and the screen around them follows every change of the visit. */
export const ProductCard = memo(Card);

function Card({ product, source, sizes, loading = "lazy", hasHint }: Props) {
  const card = useRef<HTMLElement>(null);
  const isModelFitting = useModel((state) => state.isModelFitting);
  return (
    <article ref={card} className="group/card @container/card relative min-w-0">
      <div className={LYING}>
        <div className="relative">
          <CardFace
            {...{ card, product, source, sizes, loading }}
            details={<CardDetails product={product} source={source} />}
          >
            <PinButton product={product} source={source} className="absolute end-2 top-2 z-1" />
            {isModelFitting && (
              <AddToModelButton
                product={product}
                source={source}
                className="absolute end-2 top-15 z-1"
              />
            )}
            {hasHint && <PinHint />}
            <CardNotes product={product} />
          </CardFace>
        </div>
        <div className="min-w-0">
          <CardText product={product} source={source} />
        </div>
      </div>
    </article>
  );
}

type FaceProps = Required<Pick<Props, "product" | "source" | "sizes" | "loading">> & {
  card: RefObject<HTMLElement | null>;
  /** What lies on the pictures. */
  children: ReactNode;
  details: ReactNode;
};

/** The pictures and their dots. They go on, arrive and rest often; the rest of the card is not drawn anew for that. */
function CardFace({ card, product, source, sizes, loading, children, details }: FaceProps) {
  const { titleOf } = useText();
  const isHeld = useHeld(card);
  const isInView = useInView(card);
  const isStill = useReducedMotion();
  const lead = leadOf(product);
  const count = Math.min(pictureCount(product), Math.max(CARD_PICTURES_MAX, lead + 1));
  const carousel = useCarousel(count, isInView && !isHeld && !isStill && !savesData(), lead);
  return (
    <>
      <CardPictures {...{ product, source, count, carousel, loading }} sizes={sparing(sizes)} />
      {children}
      <div className="pointer-events-none absolute inset-x-0 bottom-0">
        {count > 1 && (
          <PictureDots
            title={titleOf(product)}
            count={count}
            index={carousel.index}
            onChoose={carousel.choose}
          />
        )}
        {details}
      </div>
    </>
  );
}

function CardText({ product, source }: { product: Product; source: EventSource }) {
  const { titleOf, gistOf } = useText();
  const gist = gistOf(product);
  return (
    <>
      <div className="relative mt-2.5 flex min-h-6.5 items-center justify-between gap-2 @2xs/card:gap-3 lg:@min-[345px]/card:mt-0">
        <BrandChip product={product} className="self-center reach-around" />
        <Swatches colors={product.colors} />
      </div>
      <h3 className="relative mt-1.5 text-15 leading-snug font-normal @2xs/card:text-16">
        <Link
          {...productLink(product.id, source)}
          dir="auto"
          className="block truncate reach-below py-0.5 text-page-start hover:link lg:@min-[345px]/card:line-clamp-2 lg:@min-[345px]/card:font-serif lg:@min-[345px]/card:text-18 lg:@min-[345px]/card:whitespace-normal"
        >
          {titleOf(product)}
        </Link>
      </h3>
      {gist && <p className="truncate text-14 leading-snug text-ink-2">{gist}</p>}
      <Price product={product} />
      <CardReason product={product} />
      <CardChoice product={product} />
    </>
  );
}

/** Whether the pointer rests on the element or the focus is inside it. */
function useHeld(target: RefObject<Element | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["mouseenter", "focusin"]) {
      element.addEventListener(type, () => setHeld(true), { signal });
    }
    for (const type of ["mouseleave", "focusout"]) {
      element.addEventListener(type, () => setHeld(false), { signal });
    }
    return () => listening.abort();
  }, [target]);
  return isHeld;
}
