// What lies on the picture's upper corner: sold out always, the match on hover and focus.
import { matchPercent } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";

export function CardNotes({ product }: { product: Product }) {
  const { t, formats } = useText();
  const score = product.relevance_score;
  return (
    <div className="pointer-events-none absolute start-2 end-14 top-2 grid @2xs/card:start-3 @2xs/card:top-3 justify-items-start gap-1 text-13 leading-snug font-semibold">
      {product.sold_out && (
        <span className="rounded-sm bg-picture-chip/92 px-2 py-1 text-on-picture">
          {t("card.soldOut")}
        </span>
      )}
      {score !== undefined && (
        <span className="invisible rounded-sm bg-on-picture px-2 py-1 text-picture-chip card-active:visible">
          {t("card.match", { percent: formats.percent(matchPercent(score)) })}
        </span>
      )}
    </div>
  );
}

/** How much of the wish it meets, in words; where nothing is counted, touch screens keep the reason. */
export function CardReason({ product }: { product: Product }) {
  const { wishes_met: met, relevance_explanation: reason } = product;
  if (!met && !reason) return null;
  return (
    <p
      dir="auto"
      className={cx(
        "mt-1 text-page-start text-14 leading-snug text-ink-2",
        !met && "hidden touch:block",
      )}
    >
      {met ?? reason}
    </p>
  );
}
