// To the brand's page. Names keep their own direction; readers of Arabic see the Arabic one where there is one.
import { Link } from "react-router";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { paths } from "../../lib/paths.ts";
import { cx } from "../../ui/cx.ts";

type Props = { product: Pick<Product, "brand" | "brand_ar">; className?: string };

export function BrandChip({ product, className }: Props) {
  const { brandOf } = useText();
  return (
    <Link
      to={paths.brand(product.brand)}
      className={cx(
        "max-w-full min-w-0 self-start rounded-sm border border-line-2 px-2 py-0.5 text-13 leading-body font-medium text-ink-2 transition-colors hover:border-ink hover:text-ink",
        className,
      )}
    >
      {/* Cut off at its own end, whichever way the page runs. */}
      <bdi className="block truncate">{brandOf(product)}</bdi>
    </Link>
  );
}
