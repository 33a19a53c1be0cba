// The best of what was found, with the reason beside each.
import { Link } from "react-router";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../products/price.tsx";
import { productLink } from "../products/product-link.ts";
import { Thumbnail } from "../products/thumbnail.tsx";
import { BarePin } from "./bare-pin.tsx";
import { isAnswered, useConversation } from "./conversation-store.ts";
import { reportSearchClick } from "./search-clicks.ts";
import { useFound } from "./search-query.ts";
import { VerdictButtons } from "./verdict-buttons.tsx";
import { stylistTranslations } from "./translations.ts";

type Props = {
  count: number;
  /** Makes way for the grid where the panel covers it. */
  onSeeAll?: () => void;
};

export function Picks({ count, onSeeAll }: Props) {
  const { t } = useTranslations(stylistTranslations);
  const { data: found } = useFound();
  const isCurrent = useConversation(isAnswered);
  if (!isCurrent || !found || found.products.length === 0) return null;
  return (
    <div>
      <ul aria-label={t("picks")} className="-mt-1">
        {found.products.slice(0, count).map((product, at) => (
          <Pick key={product.id} product={product} at={at} />
        ))}
      </ul>
      {onSeeAll && (
        <Button wide onClick={onSeeAll} className="mt-3">
          {t("seeAll", { n: found.total })}
        </Button>
      )}
    </div>
  );
}

function Pick({ product, at }: { product: Product; at: number }) {
  const { titleOf, brandOf } = useText();
  return (
    <li className="@container/card grid grid-cols-[64px_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 last:border-0">
      <Thumbnail product={product} width={64} />
      <div className="min-w-0">
        <bdi className="block truncate text-page-start text-13 text-ink-3">{brandOf(product)}</bdi>
        <Link
          {...productLink(product.id, "search")}
          dir="auto"
          onClick={() => reportSearchClick(product.id, "search", at)}
          className="block text-page-start leading-snug font-medium hover:link"
        >
          {titleOf(product)}
        </Link>
        <Price product={product} />
        {(product.wishes_met ?? product.relevance_explanation) && (
          <p dir="auto" className="mt-1 text-page-start text-14 leading-snug text-ink-2">
            {product.wishes_met ?? product.relevance_explanation}
          </p>
        )}
        <VerdictButtons product={product} />
      </div>
      <BarePin product={product} source="search" className="-me-1" />
    </li>
  );
}
