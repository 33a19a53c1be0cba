// One pinned piece in the drawer: what became of it, the model, and the way out.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { fillPath } from "../../../contract/endpoint.ts";
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import { redirectToShop, type Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { BIN, CHECK, MANNEQUIN } from "../../ui/icon-paths.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Price } from "../products/price.tsx";
import { productLink } from "../products/product-link.ts";
import { Thumbnail } from "../products/thumbnail.tsx";
import { collectionTranslations } from "./drawer-translations.ts";
import { putOnModel, takeOffModel, useIsOnModel, useSelectionCount } from "./model-store.ts";
import type { Comparison } from "./drawer-slots.ts";
import { canBeBought, type PinNews } from "./pin-news.ts";

type Props = {
  news: PinNews;
  onRemove: () => void;
  /** Left out where there is nothing to compare with. */
  comparison?: Comparison | undefined;
};

export function CollectionItem({ news, onRemove, comparison }: Props) {
  const { t, text } = useTranslations(collectionTranslations);
  const { product, isGone } = news;
  const title = text.titleOf(product);
  return (
    <li className="grid grid-cols-[76px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 last:border-0">
      <Thumbnail
        product={product}
        width={76}
        className={cx("row-span-2", isGone && "opacity-50")}
      />
      <div className="min-w-0">
        <WayOut news={news}>
          <bdi className="block truncate text-13 text-ink-3">{text.brandOf(product)}</bdi>
          <span dir="auto" className="line-clamp-3 text-page-start leading-snug font-medium">
            {title}
          </span>
        </WayOut>
        <Price product={product} />
        <News news={news} />
      </div>
      <IconButton label={t("remove", { title })} onClick={onRemove} className="-me-2.5">
        <Icon path={BIN} />
      </IconButton>
      <div className="col-span-2 col-start-2 mt-2.5 flex flex-wrap gap-2">
        <ModelToggle product={product} isGone={isGone} />
        {comparison && !isGone && <CompareToggle product={product} {...comparison} />}
      </div>
    </li>
  );
}

/** To the brand's shop, in a tab of its own; a piece without a shop leads to its page here. */
function WayOut({ news: { product, isGone }, children }: { news: PinNews; children: ReactNode }) {
  const { t } = useTranslations(collectionTranslations);
  if (isGone) return <div>{children}</div>;
  if (product.url === null) {
    return (
      <Link {...productLink(product.id, "Collection")} className="block hover:link">
        {children}
      </Link>
    );
  }
  return (
    <a
      href={`${fillPath(redirectToShop.path, { id: product.id })}?source=Collection`}
      target="_blank"
      rel="noopener"
      className="block hover:link"
    >
      {children}
      <VisuallyHidden>({t("opensShop")})</VisuallyHidden>
    </a>
  );
}

/** What can be had first, then what it costs: a last piece may be cheaper too. */
function News({ news }: { news: PinNews }) {
  const { product, saving, rise } = news;
  const { t, text } = useTranslations(collectionTranslations);
  const money = (amount: number) => text.formats.money(amount, product.currency);
  const line = "mt-1 text-14 leading-snug font-medium text-balance";
  const stock = stockNews(news);
  return (
    <>
      {stock && (
        <p className={cx(line, stock === "back" ? "text-good" : "text-warn")}>{t(stock)}</p>
      )}
      {canBeBought(news) && saving > 0 && (
        <p className={cx(line, "text-good")}>{t("cheaper", { amount: money(saving) })}</p>
      )}
      {canBeBought(news) && rise > 0 && (
        <p className={cx(line, "text-ink-3")}>{t("dearer", { amount: money(rise) })}</p>
      )}
    </>
  );
}

function stockNews({ isGone, isSoldOut, isBack, isLast }: PinNews) {
  if (isGone) return "gone";
  if (isSoldOut) return "soldOut";
  if (isBack) return "back";
  return isLast ? "last" : null;
}

/** In the drawer a third is not taken: its button waits until one of the two is taken off. */
function ModelToggle({ product, isGone }: { product: Product; isGone: boolean }) {
  const { t, text } = useTranslations(collectionTranslations);
  const isOn = useIsOnModel(product.id);
  const label = isOn ? t("onModel") : t("addToModel");
  const isFull = useSelectionCount() >= MODEL_FIT_COUNT;
  return (
    <Button
      size="sm"
      variant={isOn ? "ink" : "line"}
      aria-pressed={isOn}
      aria-label={`${label}: ${text.titleOf(product)}`}
      disabled={!isOn && (isFull || isGone)}
      onClick={() => (isOn ? takeOffModel(product.id) : putOnModel(product.id))}
    >
      <Icon path={isOn ? CHECK : MANNEQUIN} className="size-4.5" />
      {label}
    </Button>
  );
}

function CompareToggle({ product, compared, toggle }: Comparison & { product: Product }) {
  const { t, text } = useTranslations(collectionTranslations);
  const isOn = compared.some(({ id }) => id === product.id);
  return (
    <Button
      size="sm"
      variant={isOn ? "ink" : "line"}
      aria-pressed={isOn}
      aria-label={`${t("compare")}: ${text.titleOf(product)}`}
      onClick={() => toggle(product.id)}
    >
      {isOn && <Icon path={CHECK} className="size-4.5" />}
      {t("compare")}
    </Button>
  );
}
