// What a lying card has room for beside its price: the cloth, and the sizes with those that are gone struck through.
import { Fragment } from "react";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { isInStock } from "./stock.ts";

const MATERIALS_SHOWN = 2;
const SIZES_SHOWN = 8;

export function CardChoice({ product }: { product: Product }) {
  const { t, nameOf, materialOf } = useText();
  const materials = product.materials.slice(0, MATERIALS_SHOWN);
  const sizes = product.sizes.slice(0, SIZES_SHOWN);
  return (
    <div className="mt-2 hidden gap-0.5 text-14 leading-snug text-ink-2 lg:@min-[345px]/card:grid">
      {materials.length > 0 && (
        <p dir="auto" className="truncate text-page-start">
          {materials.map(materialOf).join(t("listComma"))}
        </p>
      )}
      {sizes.length > 0 && (
        <p dir="auto" className="text-page-start">
          {sizes.map((size, at) => (
            <Fragment key={size}>
              {at > 0 && " · "}
              {isInStock(product, { color: null, size }) ? nameOf(size) : <s>{nameOf(size)}</s>}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
