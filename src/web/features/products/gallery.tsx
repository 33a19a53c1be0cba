// Pictures side by side, to swipe through or to choose from; the thumbnails follow.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { sparing } from "../../lib/saves-data.ts";
import { useReducedMotion } from "../../lib/use-media.ts";
import { detailTranslations } from "./detail-translations.ts";
import { PictureDots } from "./picture-dots.tsx";
import { PictureFallback } from "./picture-fallback.tsx";
import { DETAIL_SIZES, pictureCount, pictureSource } from "../../../contract/pictures.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** A picture asked for from outside; a new one each time, so that it can be asked for again. */
export type Shown = { picture: number };

export function Gallery({ product, shown }: { product: Product; shown: Shown }) {
  const { t, text } = useTranslations(detailTranslations);
  const strip = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const isStill = useReducedMotion();
  const count = pictureCount(product);

  function show(n: number) {
    const picture = strip.current?.children[n];
    picture?.scrollIntoView({
      behavior: isStill ? "auto" : "smooth",
      block: "nearest",
      inline: "start",
    });
  }

  const asked = useRef(shown);
  useEffect(() => {
    if (asked.current === shown) return;
    asked.current = shown;
    strip.current?.children[shown.picture]?.scrollIntoView({
      behavior: isStill ? "auto" : "smooth",
      block: "nearest",
      inline: "start",
    });
  }, [shown, isStill]);

  function follow() {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setIndex(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  return (
    <>
      {count > 1 ? (
        <Thumbnails product={product} count={count} index={index} onChoose={show} />
      ) : (
        <span className="max-lg:hidden" />
      )}
      <section
        ref={strip}
        aria-label={t("pictures")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={follow}
        className="flex snap-x snap-mandatory self-start overflow-x-auto rounded-sm [scrollbar-width:none] max-md:-mx-(--gutter) max-md:rounded-none max-lg:order-1 md:max-lg:sticky md:max-lg:top-[calc(var(--bar)+1rem)] md:max-lg:col-start-1 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:col-start-2 lg:row-start-1"
      >
        {Array.from({ length: Math.max(count, 1) }, (_, n) => (
          <Picture key={n} product={product} n={n} count={count} />
        ))}
      </section>
      {count > 1 && (
        // On phones dots on the picture: small pictures under it would push title and price out of sight.
        <div className="relative order-1 h-0 md:hidden">
          <div className="pointer-events-none absolute inset-x-0 bottom-0">
            <PictureDots
              title={text.titleOf(product)}
              count={count}
              index={index}
              onChoose={show}
            />
          </div>
        </div>
      )}
    </>
  );
}

function Picture({ product, n, count }: { product: Product; n: number; count: number }) {
  const { text } = useTranslations(detailTranslations);
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => setFailed(false), []);
  return (
    <div className="relative aspect-3/4 w-full flex-none snap-start bg-plate">
      {hasFailed || count === 0 ? (
        <PictureFallback onRetry={count === 0 ? undefined : retry} />
      ) : (
        <img
          {...pictureSource(product, n)}
          sizes={sparing(DETAIL_SIZES)}
          width={900}
          height={1200}
          alt={`${text.titleOf(product)}. ${text.t("card.picture", { n: n + 1, total: count })}`}
          loading={n === 0 ? "eager" : "lazy"}
          fetchPriority={n === 0 ? "high" : "auto"}
          decoding={n === 0 ? "sync" : "async"}
          onError={() => setFailed(true)}
          className="size-full object-cover dark-dim"
        />
      )}
    </div>
  );
}

type ThumbnailsProps = {
  product: Product;
  count: number;
  index: number;
  onChoose: (n: number) => void;
};

function Thumbnails({ product, count, index, onChoose }: ThumbnailsProps) {
  const { t, text } = useTranslations(detailTranslations);
  return (
    <ul
      aria-label={t("pictures")}
      className="flex gap-2 max-md:hidden max-lg:order-2 max-lg:mt-2.5 max-lg:overflow-x-auto md:max-lg:sticky md:max-lg:top-[calc(var(--bar)+1.625rem+(100vw-2*var(--gutter)-2rem)*2/3)] md:max-lg:col-start-1 md:max-lg:row-start-2 md:max-lg:self-start lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:grid lg:content-start lg:gap-2.5 lg:self-start"
    >
      {Array.from({ length: count }, (_, n) => (
        <li key={n}>
          <button
            type="button"
            aria-label={text.t("card.picture", { n: n + 1, total: count })}
            aria-current={n === index || undefined}
            onClick={() => onChoose(n)}
            className="block w-16 border-b-2 border-transparent pb-1 focus-visible:-outline-offset-2 aria-current:border-ink lg:w-full"
          >
            <Thumbnail product={product} n={n} width={76} />
          </button>
        </li>
      ))}
    </ul>
  );
}
