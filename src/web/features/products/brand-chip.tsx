// To the brand's page. Names keep their own direction.
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { cx } from "../../ui/cx.ts";

export function BrandChip({ brand, className }: { brand: string; className?: string }) {
  return (
    <Link
      to={paths.brand(brand)}
      className={cx(
        "min-w-0 self-start truncate rounded-sm border border-line-2 px-2 py-0.5 text-13 leading-body font-medium text-ink-2 transition-colors hover:border-ink hover:text-ink",
        className,
      )}
    >
      <bdi>{brand}</bdi>
    </Link>
  );
}
