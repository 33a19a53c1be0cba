// What it costs now; what it cost before and the saving, when there is one.
import { CURRENCY_DETAIL_FALLBACK, discountPercent } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

type Props = {
  product: Pick<Product, "price" | "current_price" | "currency">;
  /** `large` is the product page's, where a piece without a currency is priced in dollars. */
  size?: "card" | "large";
};

const LOOKS = {
  card: { now: "text-15 font-semibold @2xs/card:text-16", then: "text-14 @2xs/card:text-16" },
  large: { now: "text-22 font-medium", then: "text-18" },
};

export function Price({ product, size = "card" }: Props) {
  const { t, formats } = useText();
  const { price, current_price } = product;
  const currency = product.currency || (size === "large" ? CURRENCY_DETAIL_FALLBACK : undefined);
  const discount = discountPercent(price, current_price);
  const look = LOOKS[size];

  return (
    <p
      className={cx(
        "flex flex-wrap items-baseline gap-x-2 tabular-nums @2xs/card:gap-x-2.5",
        look.now,
      )}
    >
      <VisuallyHidden>{t("card.price")}</VisuallyHidden>
      <span>{formats.money(current_price ?? price, currency)}</span>
      {discount !== null && (
        <>
          <VisuallyHidden>{t("card.oldPrice")}</VisuallyHidden>
          <s className={cx("font-normal text-ink-3", look.then)}>
            <span className="@2xs/card:hidden">{formats.amount(price)}</span>
            <span className="hidden @2xs/card:inline">{formats.money(price, currency)}</span>
          </s>
        </>
      )}
      {discount !== null && discount > 0 && (
        <span className="text-14 font-medium text-accent">
          <span className="@2xs/card:hidden">{formats.percent(discount)}</span>
          <span className="hidden @2xs/card:inline">
            {t("card.off", { percent: formats.percent(discount) })}
          </span>
        </span>
      )}
    </p>
  );
}
