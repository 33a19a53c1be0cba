// The words beside it say what it shows.
import { useState, type ReactNode } from "react";
import { PICTURE_WIDTHS } from "../../../../contract/limits.ts";
import { markOf } from "../../../../contract/pictures.ts";
import type { Product } from "../../../../contract/products.ts";
import { Icon } from "../../../ui/icon.tsx";
import { HANGER } from "../../../ui/icon-paths.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PictureFallback } from "../../products/picture-fallback.tsx";
import { usePreview } from "../pictures/use-preview.ts";
import { useWorkbench } from "../workbench-context.ts";

type Props = {
  product: Product;
  /** The first picture as the editor wants it; it may not be saved yet. */
  wanted: string | null;
  sizes: string;
  /** Too small for words. */
  isSmall?: boolean;
};

const WIDTHS = PICTURE_WIDTHS.filter((width) => width >= 240 && width <= 640);

export function TilePicture({ product, wanted, sizes, isSmall = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const nothing = isSmall ? <SmallFallback /> : <PictureFallback />;
  if (wanted === null || failed === wanted) return nothing;
  if (wanted !== product.image_url) return <UnsavedPicture url={wanted} nothing={nothing} />;
  if (!product.image) return nothing;
  const source = (width: number) => `${product.image}?w=${width}&of=${markOf(wanted)}`;
  return (
    <img
      src={source(480)}
      srcSet={WIDTHS.map((width) => `${source(width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={600}
      height={800}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(wanted)}
      className={LOOK}
    />
  );
}

const LOOK = "absolute inset-0 size-full object-cover dark-dim";

function SmallFallback() {
  return (
    <span className="absolute inset-0 grid place-content-center bg-sunk text-ink-3">
      <Icon path={HANGER} className="size-7" />
    </span>
  );
}

function UnsavedPicture({ url, nothing }: { url: string; nothing: ReactNode }) {
  const { brandId } = useWorkbench();
  const { data, isError } = usePreview(brandId, url);
  if (isError) return nothing;
  return data ? <img src={data} alt="" className={LOOK} /> : <Skeleton className="size-full" />;
}
