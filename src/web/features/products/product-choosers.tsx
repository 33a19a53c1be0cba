// Colour, size, whether that can be had, and the way to the shop.
import { useState, type ComponentType } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { BuyRow } from "./buy-row.tsx";
import { ColorChooser, SizeChooser } from "./chooser.tsx";
import { detailTranslations } from "./detail-translations.ts";
import { reportSize } from "../../lib/report-event.ts";
import { awaitedIn, choiceOf, isInStock, type Chosen } from "./stock.ts";

type Props = {
  product: Product;
  /** Told which colour was chosen. */
  onColor?: (color: string) => void;
  /** The size that fits the shopper, as far as it is known. */
  advised: string | null;
  Awaited?: AwaitedSlot;
};

/** Where somebody asks to be told; `size` is null where all of the piece is sold out. */
export type AwaitedSlot = ComponentType<{ product: Product; size: string | null }>;

export function ProductChoosers({ product, onColor, advised, Awaited }: Props) {
  const [own, setOwn] = useState<Partial<Chosen>>({});
  const chosen = choiceOf(product, own, advised);
  const awaited = awaitedIn(product, chosen);
  return (
    <>
      <Stock product={product} chosen={chosen} />
      {product.colors.length > 0 && (
        <ColorChooser
          colors={product.colors}
          chosen={chosen.color}
          onChoose={(color) => {
            setOwn({ ...own, color });
            onColor?.(color);
          }}
        />
      )}
      {product.sizes.length > 0 && (
        <SizeChooser
          sizes={product.sizes}
          chosen={chosen.size}
          isOut={(size) => !isInStock(product, { ...chosen, size })}
          onChoose={(size) => {
            setOwn({ ...own, size });
            reportSize(product.id, size);
          }}
        />
      )}
      {Awaited && awaited && <Awaited key={awaited.size} product={product} size={awaited.size} />}
      <BuyRow product={product} chosen={chosen} />
    </>
  );
}

function Stock({ product, chosen }: { product: Product; chosen: Chosen }) {
  const { t } = useTranslations(detailTranslations);
  const isThere = isInStock(product, chosen);
  const hasBoth = product.colors.length > 0 && product.sizes.length > 0 && !product.sold_out;
  return (
    <p
      aria-live="polite"
      className={cx(
        "mt-2 flex items-center gap-2 text-14 before:size-2 before:rounded-full before:bg-current",
        isThere ? "text-good" : "text-accent",
      )}
    >
      {isThere ? t(hasBoth ? "inStockBoth" : "inStock") : t(hasBoth ? "outBoth" : "out")}
    </p>
  );
}
