// A press looks closer; as a link it can still be opened in a tab of its own.
import { useCallback, useState, type MouseEvent } from "react";
import { Link } from "react-router";
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { openLightbox } from "./lightbox-store.ts";
import { PictureFallback } from "./picture-fallback.tsx";
import { leadOf, pictureSource } from "../../../contract/pictures.ts";
import { productLink } from "./product-link.ts";
import type { useCarousel } from "./use-carousel.ts";

export type Loading = "first" | "eager" | "lazy";

type Props = {
  product: Product;
  source: EventSource;
  count: number;
  carousel: ReturnType<typeof useCarousel>;
  loading: Loading;
  /** How wide the card is drawn, so that the browser fetches no more than that. */
  sizes: string;
};

export function CardPictures({ product, source, count, carousel, loading, sizes }: Props) {
  const { t, titleOf } = useText();
  const [failed, setFailed] = useState<readonly number[]>([]);
  const retry = useCallback(() => setFailed([]), []);
  const { index, next } = carousel;
  // The first to be seen; it stays, so that going on shows no empty plate.
  const lead = Math.min(leadOf(product), Math.max(count - 1, 0));
  const mounted = count === 0 ? [] : [...new Set([lead, index, next ?? index])];

  return (
    <Link
      {...productLink(product.id, source)}
      aria-label={t("card.lookCloser", { title: titleOf(product) })}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        openLightbox(product, index);
      }}
      className="relative block aspect-3/4 overflow-hidden rounded-sm bg-plate"
    >
      {mounted
        .filter((n) => !failed.includes(n))
        .map((n) => (
          <img
            key={n}
            ref={stopWhenGone}
            {...pictureSource(product, n)}
            sizes={sizes}
            width={600}
            height={800}
            alt=""
            // The page may show it already: decoded later, it would blink.
            decoding={loading === "first" && n === lead ? "sync" : "async"}
            loading={loading === "lazy" && n === lead ? "lazy" : "eager"}
            fetchPriority={loading === "first" && n === lead ? "high" : n === lead ? "auto" : "low"}
            onLoad={() => carousel.markArrived(n)}
            onError={() => {
              carousel.markArrived(n);
              setFailed((before) => [...before, n]);
            }}
            // A picture that leaves between press and release would swallow the click.
            className={cx(
              "pointer-events-none absolute inset-0 size-full object-cover transition-opacity duration-300 dark-dim",
              n !== index && "opacity-0",
            )}
          />
        ))}
      {count === 0 && <PictureFallback />}
      {failed.includes(index) && <PictureFallback onRetry={retry} />}
    </Link>
  );
}

/** Who flicks past hundreds waits for none of their pictures; one on its way would keep its whole card in memory. */
const stopWhenGone = (picture: HTMLImageElement) => () => {
  if (picture.complete) return;
  picture.removeAttribute("srcset");
  picture.removeAttribute("src");
};

const isModified = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
