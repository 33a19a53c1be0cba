// A product as it is, with what its editor has changed laid over it.
import { memo } from "react";
import type { Product } from "../../../../contract/products.ts";
import { useText } from "../../../lib/languages/language-store.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { paths } from "../../../lib/paths.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { OUTWARD } from "../../../ui/icon-paths.ts";
import { Price } from "../../products/price.tsx";
import { formWith, isPending } from "../drafts/drafts.ts";
import { useDesk } from "../drafts/draft-store.ts";
import { withForm } from "../editor/product-form.ts";
import type { ListName } from "./product-lists.ts";
import { TileActions } from "./tile-actions.tsx";
import { TileBadges } from "./tile-badges.tsx";
import { TilePicture } from "./tile-picture.tsx";
import { useWorkbench } from "../workbench-context.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  product: Product;
  list: ListName;
  /** On a phone: the picture beside the words. */
  isLying: boolean;
  isBulk: boolean;
  isSelected: boolean;
};

export const ProductTile = memo(function ProductTile(props: Props) {
  const { product, list, isLying, isBulk, isSelected } = props;
  const { t } = useTranslations(catalogueTranslations);
  const { isBrandSaved } = useWorkbench();
  const text = useText();
  const draft = useDesk((desk) => desk.drafts[product.id]);
  const isUnsaved = useDesk((desk) => isPending(product.id, desk, isBrandSaved));
  const shown = draft ? withForm(product, formWith(product, draft)) : product;
  const isEdited = draft !== undefined;
  const isOpen = useDesk((desk) => desk.opened.includes(product.id));
  return (
    <article
      aria-labelledby={`title-${product.id}`}
      data-edited={isEdited || undefined}
      data-hidden={product.hidden || undefined}
      className={cx(
        "group/card @container/card relative flex min-w-0 rounded-md border bg-surface",
        isLying ? "flex-wrap" : "flex-col",
        borderOf({ isEdited, isSelected, isOpen, isHidden: product.hidden }),
      )}
    >
      <div
        className={cx(
          "relative overflow-hidden bg-plate",
          isLying
            ? "m-3 me-0 aspect-3/4 w-24 flex-none self-start rounded-sm"
            : "aspect-3/4 rounded-t-[3px]",
        )}
      >
        <div className={cx("absolute inset-0", product.hidden && "opacity-45")}>
          <TilePicture
            product={product}
            wanted={shown.image_url}
            isSmall={isLying}
            sizes={isLying ? "96px" : "(min-width: 700px) 340px, 50vw"}
          />
        </div>
        {!isLying && !isBulk && <AsShopper product={product} />}
        {isBulk && !isLying && <Tick product={product} isSelected={isSelected} isLying={isLying} />}
      </div>
      {!isLying && (
        <TileBadges
          isEdited={isEdited}
          isUnsaved={isUnsaved}
          isHidden={product.hidden}
          className="absolute start-3 top-3"
        />
      )}
      {isBulk && isLying && <Tick product={product} isSelected={isSelected} isLying={isLying} />}
      <div className={cx("grid min-w-0 flex-1 content-start gap-1 p-4", isLying ? "pb-1" : "pb-2")}>
        {isLying && (
          <TileBadges isEdited={isEdited} isUnsaved={isUnsaved} isHidden={product.hidden} />
        )}
        <div className={cx("grid gap-0.5", isBulk && isLying && "pe-9")}>
          <h2
            id={`title-${product.id}`}
            dir="auto"
            className={cx(
              "text-page-start text-16 leading-snug font-medium",
              isLying ? "line-clamp-2" : "truncate",
              product.hidden && "text-ink-3",
            )}
          >
            {text.titleOf(shown)}
          </h2>
          <Facts product={shown} />
          {shown.price === 0 && !product.active ? (
            <p className="text-15 font-medium text-accent">{t("toFillIn")}</p>
          ) : (
            <Price product={shown} />
          )}
        </div>
      </div>
      <TileActions product={product} list={list} isLying={isLying} />
    </article>
  );
});

type Marks = { isEdited: boolean; isSelected: boolean; isOpen: boolean; isHidden: boolean };

function borderOf(is: Marks): string {
  if (is.isSelected) return "border-ink ring-1 ring-ink";
  if (is.isEdited) return "border-accent ring-1 ring-accent";
  // The editor below wears the same: it says whose it is.
  if (is.isOpen) return "border-ink";
  return is.isHidden ? "border-dashed border-line-2" : "border-line";
}

/** Category and stock in one line. */
function Facts({ product }: { product: Product }) {
  const { t, text } = useTranslations(catalogueTranslations);
  const { category, variants, sold_out } = product;
  const left = variants.filter(({ in_stock }) => in_stock).length;
  const isPartly = !sold_out && left < variants.length;
  return (
    <p className="truncate text-14 text-ink-3">
      {category === "" ? t("noCategory") : text.nameOf(category)}
      {sold_out && <span className="text-accent"> · {t("soldOut")}</span>}
      {isPartly && ` · ${t("partlyInStock", { n: left, total: variants.length })}`}
    </p>
  );
}

function AsShopper({ product }: { product: Product }) {
  const { t, text } = useTranslations(catalogueTranslations);
  return (
    <a
      href={paths.product(product.id)}
      target="_blank"
      rel="noopener"
      aria-label={t("asShopperOf", { title: text.titleOf(product) })}
      title={t("asShopper")}
      className="absolute end-2 bottom-2 grid size-10 reach place-items-center rounded-full bg-picture-chip/90 text-on-picture opacity-0 transition-opacity card-active:opacity-100 touch:opacity-100 focus-visible:opacity-100"
    >
      <Icon path={OUTWARD} className="size-4.5 flip-rtl" />
    </a>
  );
}

/** The whole picture ticks it: a box of 20 pixels is a small target for 1,200 imports. */
function Tick({ product, isSelected, isLying }: Pick<Props, "product" | "isSelected" | "isLying">) {
  const { t, text } = useTranslations(catalogueTranslations);
  const { select } = useWorkbench();
  return (
    <label
      htmlFor={`select-${product.id}`}
      className={cx(
        "absolute z-10 flex items-start justify-end p-3",
        isLying ? "end-0 top-0" : "inset-0",
      )}
    >
      <Checkbox
        id={`select-${product.id}`}
        aria-label={t("selectOf", { title: text.titleOf(product) })}
        checked={isSelected}
        onChange={() => select(product.id)}
      />
    </label>
  );
}
