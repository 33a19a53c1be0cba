// The way back from a piece to where it belongs.
import { Link } from "react-router";
import { CATEGORY_TREE } from "../../../contract/categories.ts";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { FORWARD } from "../../ui/icon-paths.ts";
import { detailTranslations } from "./detail-translations.ts";

export function ProductCrumbs({ product }: { product: Product }) {
  const { t, text } = useTranslations(detailTranslations);
  const group = CATEGORY_TREE.find((candidate) =>
    candidate.subcategories.some(({ name }) => name === product.category),
  );
  return (
    <nav
      aria-label={t("breadcrumb")}
      className="flex min-h-11 items-center gap-2 text-14 text-ink-3 max-md:hidden"
    >
      <Link to={paths.explore} className="link inline-flex min-h-11 items-center">
        {t("back")}
      </Link>
      <span aria-hidden="true" className="mx-1.5 h-3.5 w-px bg-line-2" />
      {group && (
        <>
          <span>{text.nameOf(group.name)}</span>
          <Icon path={FORWARD} className="size-3.5 flip-rtl" />
        </>
      )}
      <span>{text.nameOf(product.category)}</span>
    </nav>
  );
}
