// Rises on hover and while the keyboard is in the card; on touch screens the title leads to the details. It is
// folded, not hidden: the Tab key could not step onto something that only shows once it is there.
import { Link } from "react-router";
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { reportEvent } from "../../lib/report-event.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { cx } from "../../ui/cx.ts";
import { productLink } from "./product-link.ts";

type Props = { product: Product; source: EventSource };

export function CardDetails({ product, source }: Props) {
  const { t, titleOf } = useText();
  return (
    <div className="h-0 touch:hidden overflow-clip rounded-b-sm bg-surface transition-[height] duration-200 [interpolate-size:allow-keywords] card-active:pointer-events-auto card-active:h-auto">
      <div className="border border-t-0 border-line p-3 @2xs/card:p-4">
        {product.relevance_explanation && (
          <p dir="auto" className="mb-3 text-page-start text-14 leading-snug">
            {product.relevance_explanation}
          </p>
        )}
        <Link
          {...productLink(product.id, source)}
          aria-label={t("card.viewDetailsOf", { title: titleOf(product) })}
          onClick={() =>
            reportEvent({ event_type: "view_details", product_id: product.id, source })
          }
          className={cx(buttonStyle({ variant: "ink", wide: true }), "px-2")}
        >
          {t("card.viewDetails")}
        </Link>
      </div>
    </div>
  );
}
