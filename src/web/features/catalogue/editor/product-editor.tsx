// All fields of a product, in a row of their own under its card.
import { useEffect, useRef, type KeyboardEvent } from "react";
import type { Product } from "../../../../contract/products.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { formWith } from "../drafts/drafts.ts";
import {
  cancelEdit,
  closeEditor,
  edit,
  useDesk,
  type Problem,
  takeFocus,
} from "../drafts/draft-store.ts";
import { PictureEditor } from "../pictures/picture-editor.tsx";
import { ProductFields } from "./product-fields.tsx";
import type { FormField } from "./product-form.ts";
import { StockFields } from "./stock-fields.tsx";
import { useWorkbench } from "../workbench-context.ts";
import { catalogueTranslations } from "../translations.ts";

const NO_PROBLEMS: readonly Problem[] = [];

export function ProductEditor({ product }: { product: Product }) {
  const { t, text } = useTranslations(catalogueTranslations);
  const { id } = product;
  const { brandId, actions, evidenceOf } = useWorkbench();
  const draft = useDesk((desk) => desk.drafts[id]);
  const problems = useDesk((desk) => desk.problems[id] ?? NO_PROBLEMS);
  const isBusy = useDesk((desk) => desk.busy.has(id));
  const form = formWith(product, draft);
  const place = useRef<HTMLFormElement>(null);
  useFocusWhenOpened(place, id);
  useFocusOnProblem(place, problems);

  const errorOf = (field: FormField) => problems.find((one) => one.field === field)?.detail;
  const general = problems.find(({ field }) => !isShown(field))?.detail;

  /** Escape puts the editor away; what was typed stays and waits to be saved. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    leave(() => closeEditor(id));
  }

  function leave(close: () => void) {
    close();
    document.getElementById(`edit-${id}`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works from every field
    <form
      ref={place}
      noValidate
      aria-label={t("editOf", { title: text.titleOf(product) })}
      data-editor={id}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void actions.save(id);
      }}
      className={cx(
        "grid gap-x-8 gap-y-6 rounded-md border bg-surface p-6 max-md:p-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]",
        draft ? "border-accent ring-1 ring-accent" : "border-ink",
      )}
    >
      <div className="grid content-start gap-6 max-lg:order-2">
        <div className="grid gap-2">
          <PictureEditor
            brandId={brandId}
            pictures={form.pictures}
            onChange={(pictures: string[]) => edit(product, { pictures })}
          />
          {errorOf("pictures") && (
            <p role="alert" className="text-14 text-accent">
              {errorOf("pictures")}
            </p>
          )}
        </div>
        <StockFields form={form} onEdit={(values) => edit(product, values)} />
      </div>
      <ProductFields
        form={form}
        onEdit={(values) => edit(product, values)}
        errorOf={errorOf}
        currency={product.currency}
        hasSale
      />
      <div className="order-3 grid gap-3 lg:col-span-2">
        {general && <Banner>{general}</Banner>}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="ink" isBusy={isBusy} aria-keyshortcuts="Control+S">
            {t(isBusy ? "saving" : "save")}
          </Button>
          <Button onClick={() => leave(() => closeEditor(id))} title={t("saveLaterHint")}>
            {t("saveLater")}
          </Button>
          <Button variant="bare" onClick={() => leave(() => cancelEdit(id))}>
            {t("cancel")}
          </Button>
          {evidenceOf(id)}
          <span className="ms-auto text-14 text-ink-3 max-md:hidden">
            <bdi>Ctrl+S</bdi> {t("save")}
          </span>
        </div>
      </div>
      <output className="sr-only">{isBusy ? text.t("loading") : ""}</output>
    </form>
  );
}

const SHOWN: ReadonlySet<FormField> = new Set<FormField>([
  "title",
  "price",
  "current_price",
  "category",
  "description",
  "title_ar",
  "description_ar",
  "style",
  "colors",
  "sizes",
  "materials",
  "url",
  "pictures",
]);

/** A problem of a field that has no place for it is told below. */
const isShown = (field: FormField | undefined): boolean => field !== undefined && SHOWN.has(field);

/** Once, when it is opened; not when it comes back into sight. */
function useFocusWhenOpened(place: { current: HTMLFormElement | null }, id: string): void {
  useEffect(() => {
    if (takeFocus(id)) place.current?.querySelector<HTMLElement>('input[name="title"]')?.focus();
  }, [place, id]);
}

function useFocusOnProblem(
  place: { current: HTMLFormElement | null },
  problems: readonly Problem[],
): void {
  useEffect(() => {
    if (problems.length === 0) return;
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [place, problems]);
}
