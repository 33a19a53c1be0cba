// The head of product management, and what can be done with all products.
import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import type { Catalogue } from "./catalogue-query.ts";
import { pendingOf } from "./drafts/drafts.ts";
import { useDesk } from "./drafts/draft-store.ts";
import { catalogueTranslations } from "./translations.ts";
import { Icon } from "../../ui/icon.tsx";
import { PICTURE, PLUS } from "../../ui/icon-paths.ts";

/** How many products wait to be saved; follows every key that is pressed in an editor. */
export function usePendingCount({ products, isBrandSaved }: Catalogue): number {
  const drafts = useDesk((desk) => desk.drafts);
  const settled = useDesk((desk) => desk.settled);
  const left = useDesk((desk) => desk.left);
  return useMemo(
    () => pendingOf(products, { drafts, settled, left }, isBrandSaved).length,
    [products, drafts, settled, left, isBrandSaved],
  );
}

const isPublic = ({ active, hidden }: Product) => active && !hidden;

export function ManagementHead({ catalogue }: { catalogue: Catalogue }) {
  const { t, text } = useTranslations(catalogueTranslations);
  const pending = usePendingCount(catalogue);
  const { products, names } = catalogue;
  const hidden = products.filter((product) => product.hidden).length;
  const counts = [
    { name: t("count.total", { n: products.length }), n: products.length },
    { name: t("count.pending", { n: pending }), n: pending, isLoud: pending > 0 },
    { name: t("count.hidden"), n: hidden },
  ];
  return (
    <header className="flex min-w-0 flex-wrap items-end gap-x-12 gap-y-4 pb-4 max-md:gap-x-6">
      <h1 className="text-page-start font-serif text-36 leading-title font-(--font-weight-title) tracking-title md:text-40">
        <bdi>{text.brandOf(names)}</bdi>
      </h1>
      <dl className="flex max-md:order-1">
        {counts.map(({ name, n, isLoud }) => (
          <div
            key={name}
            className="flex flex-col-reverse border-s border-line-2 px-5 first:border-0 first:ps-0"
          >
            <dt className="text-14 text-ink-3">{name}</dt>
            <dd className={cx("text-18 font-semibold tabular-nums", isLoud && "text-accent")}>
              {text.formats.number(n)}
            </dd>
          </div>
        ))}
      </dl>
      {products.some(isPublic) && (
        <Link to={paths.brand(names.brand)} className="link reach text-15">
          {t("asShopper")}
        </Link>
      )}
    </header>
  );
}

/**
 * They concern the products, so they stand in their tab: above, the tabs would move away under the finger. On a phone
 * in two columns; what stands last, or alone in its line, takes both.
 */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="mb-6 grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center max-md:[&>button]:px-2 max-md:[&>div>div>button]:w-full max-md:[&>div>div>button]:px-2 max-md:[&>span]:col-span-2 max-md:[&>a]:col-span-2">
    {children}
  </div>
);

type ActionsProps = {
  catalogue: Catalogue;
  isBulk: boolean;
  isSaving: boolean;
  onBulk: () => void;
  onAdd: () => void;
  onPhotos: () => void;
  onSaveAll: () => void;
};

export function HeadActions({ isBulk, onBulk, onAdd, onPhotos, ...save }: ActionsProps) {
  const { t } = useTranslations(catalogueTranslations);
  return (
    <>
      <Button aria-pressed={isBulk} onClick={onBulk}>
        {t(isBulk ? "exitBulk" : "bulkEdit")}
      </Button>
      <Button onClick={onAdd}>
        <Icon path={PLUS} className="size-4.5" />
        {t("addProduct")}
      </Button>
      <Button onClick={onPhotos}>
        <Icon path={PICTURE} className="size-4.5" />
        {t("addPhotos")}
      </Button>
      <SaveAllButton {...save} isHead />
    </>
  );
}

type SaveProps = Pick<ActionsProps, "catalogue" | "isSaving" | "onSaveAll"> & {
  wide?: boolean;
  /** On a phone it makes way for the one at the foot, as soon as there is something to save. */
  isHead?: boolean;
};

export function SaveAllButton({ catalogue, isSaving, onSaveAll, wide, isHead }: SaveProps) {
  const { t } = useTranslations(catalogueTranslations);
  const n = usePendingCount(catalogue);
  return (
    <Button
      variant={n > 0 ? "ink" : "line"}
      wide={wide ?? false}
      className={cx(isHead && (n > 0 ? "max-md:hidden" : "max-md:col-span-2"))}
      isBusy={isSaving}
      aria-keyshortcuts="Control+S"
      onClick={onSaveAll}
    >
      {t("saveAll", { n })}
    </Button>
  );
}
