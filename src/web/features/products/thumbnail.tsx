// A small picture beside words that already say what it is.
import { useCallback, useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { cx } from "../../ui/cx.ts";
import { PictureFallback } from "./picture-fallback.tsx";
import { pictureCount, pictureSource } from "../../../contract/pictures.ts";

type Props = { product: Product; n?: number; width: number; className?: string };

export function Thumbnail({ product, n = 0, width, className }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => setFailed(false), []);
  const isMissing = n >= pictureCount(product);
  return (
    <span
      className={cx("relative block aspect-3/4 overflow-hidden rounded-sm bg-plate", className)}
    >
      {isMissing || hasFailed ? (
        <PictureFallback isSmall onRetry={isMissing ? undefined : retry} />
      ) : (
        <img
          {...pictureSource(product, n)}
          sizes={`${width}px`}
          width={width}
          height={Math.round((width * 4) / 3)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover dark-dim"
        />
      )}
    </span>
  );
}
