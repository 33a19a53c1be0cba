// The brand's products and everything that can be done with them.
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { AddProductDialog } from "./editor/add-product-dialog.tsx";
import { useCatalogueCache, type Catalogue } from "./catalogue-query.ts";
import { ConflictDialog } from "./drafts/conflict-dialog.tsx";
import type { Conflict } from "./drafts/conflicts.ts";
import { ConcernBar } from "./list/concern-bar.tsx";
import { CsvMenu } from "./csv/csv-menu.tsx";
import { DeleteDialog } from "./list/delete-dialog.tsx";
import { LeaveDialog } from "./drafts/leave-dialog.tsx";
import { HeadActions, ManagementHead } from "./management-head.tsx";
import type { ManagementSlots } from "./workbench-context.ts";
import { createSearch, isIn } from "./list/product-lists.ts";
import { ProductsTab } from "./list/products-tab.tsx";
import { PhotoNotice } from "./photos/photo-notice.tsx";
import { PhotosDialog } from "./photos/photos-dialog.tsx";
import { usePhotos } from "./photos/use-photos.ts";
import type { Notice } from "../../ui/banner.tsx";
import { useBulk } from "./list/use-bulk.ts";
import { useConflicts, type Decision } from "./drafts/use-conflicts.ts";
import { useProductActions } from "./list/use-product-actions.ts";
import { useSaveAll } from "./saving/use-save-all.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import type { useView } from "./list/use-view.ts";
import { WorkbenchContext, type Workbench as Context } from "./workbench-context.ts";
import { catalogueTranslations } from "./translations.ts";

type Concern = { label: string; ids: ReadonlySet<string> };

type Props = ManagementSlots & {
  brandId: string;
  catalogue: Catalogue;
  view: ReturnType<typeof useView>;
};

export function Workbench({ brandId, catalogue, view, ...slots }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const cache = useCatalogueCache(brandId);
  const { products, isBrandSaved } = catalogue;
  const [told, tell] = useState<Notice | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [hasPhotosOpen, setPhotosOpen] = useState(false);
  const refreshProducts = useCallback(() => void cache.refresh(), [cache]);
  const { box, tellBox } = usePhotos(brandId, refreshProducts);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [query, setQuery] = useState("");
  const searchBox = useRef<HTMLInputElement>(null);
  const [search] = useState(createSearch);
  const sought = useDeferredValue(query.trim());
  const found = useMemo(() => search(products, sought), [search, products, sought]);
  const [concern, setConcern] = useState<Concern | null>(null);
  const shown = useMemo(
    () => (concern ? found.filter(({ id }) => concern.ids.has(id)) : found.filter(isIn[view.list])),
    [found, view.list, concern],
  );

  const conflicts = useConflicts(cache);
  const onConflicts = conflicts.add;
  const onConflict = useCallback((one: Conflict) => onConflicts([one]), [onConflicts]);
  const actions = useProductActions({ brandId, cache, tell, onConflict });
  const saving = useSaveAll({ brandId, cache, tell, onConflicts });
  const bulk = useBulk({ brandId, cache, tell, shown });
  const { toggle, choose, end } = bulk;
  const { run } = saving;
  const saveAll = useCallback(() => void run(), [run]);
  useShortcuts({ searchBox, saveOne: actions.save, saveAll });

  const { evidenceOf } = slots;
  const context = useMemo<Context>(
    () => ({
      brandId,
      isBrandSaved,
      actions,
      askDelete: setDeleting,
      select: toggle,
      evidenceOf,
    }),
    [brandId, isBrandSaved, actions, toggle, evidenceOf],
  );

  function decide(decision: Decision, decided: readonly Conflict[]) {
    const mine = conflicts.decide(decision, decided);
    const [only] = mine;
    if (mine.length > 1) void run(new Set(mine));
    else if (only !== undefined) void actions.save(only);
  }

  function endConcern() {
    setConcern(null);
    end();
  }

  function leaveTo(list: typeof view.list) {
    endConcern();
    view.openList(list);
  }

  /** From the health of the catalogue: the pieces concerned, whichever list they stand in, ready for one change. */
  function showConcerned(label: string, ids: readonly string[]) {
    setQuery("");
    setConcern({ label, ids: new Set(ids) });
    choose(ids);
    view.openTab("products");
  }

  const inDoubt = products.find(({ id }) => id === deleting);
  return (
    <WorkbenchContext value={context}>
      <div className="wrap-page min-h-dvh pt-8 pb-16 md:pt-10">
        <ManagementHead catalogue={catalogue} />
        <Tabs
          label={t("sections")}
          value={view.tab}
          onChange={view.openTab}
          tabs={[
            {
              value: "products",
              label: t("tab.products"),
              content: (
                <ProductsTab
                  actions={
                    <>
                      {slots.scanAgain}
                      <CsvMenu
                        brandId={brandId}
                        products={[...products]}
                        onImported={refreshProducts}
                      />
                      <HeadActions
                        catalogue={catalogue}
                        isBulk={bulk.isOn}
                        isSaving={saving.progress !== null}
                        onBulk={bulk.isOn ? bulk.end : bulk.start}
                        onAdd={() => setAdding(true)}
                        onPhotos={() => setPhotosOpen(true)}
                        onSaveAll={saveAll}
                      />
                    </>
                  }
                  catalogue={catalogue}
                  view={concern ? { ...view, openList: leaveTo } : view}
                  found={found}
                  shown={shown}
                  query={query}
                  onSearch={setQuery}
                  searchBox={searchBox}
                  bulk={bulk}
                  saving={saving}
                  onSaveAll={saveAll}
                  told={told}
                  tell={tell}
                  onAdd={() => setAdding(true)}
                  offer={
                    <>
                      <Button onClick={() => setPhotosOpen(true)}>{t("addPhotos")}</Button>
                      {slots.scanOffer}
                    </>
                  }
                  notices={
                    concern ? (
                      <ConcernBar
                        label={concern.label}
                        n={shown.length}
                        onBack={() => {
                          endConcern();
                          view.openTab("health");
                        }}
                        onEnd={endConcern}
                      />
                    ) : (
                      <>
                        <PhotoNotice box={box} onShow={() => setPhotosOpen(true)} />
                        {slots.notices}
                      </>
                    )
                  }
                />
              ),
            },
            { value: "shop", label: t("tab.shop"), content: slots.shop },
            {
              value: "health",
              label: t("tab.health"),
              content: <slots.Health brandId={brandId} onShow={showConcerned} />,
            },
            { value: "demand", label: t("tab.demand"), content: slots.demand },
            { value: "analytics", label: t("tab.analytics"), content: slots.analytics },
          ]}
        />
      </div>
      <AddProductDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          setQuery("");
          view.openList("new");
        }}
      />
      <PhotosDialog
        brandId={brandId}
        isOpen={hasPhotosOpen}
        onClose={() => setPhotosOpen(false)}
        box={box}
        onBox={tellBox}
        onMoved={refreshProducts}
        onFillIn={() => {
          setPhotosOpen(false);
          setQuery("");
          // Activating one clears the new flags of the others: what is left stands among the inactive.
          leaveTo(products.some(isIn.new) ? "new" : "inactive");
        }}
        products={products}
      />
      <DeleteDialog
        isOpen={deleting !== null}
        title={t("deleteTitle")}
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting !== null && void actions.remove(deleting)}
      >
        <p className="font-medium">
          <bdi>{inDoubt ? text.titleOf(inDoubt) : text.t("productNotFound")}</bdi>
        </p>
      </DeleteDialog>
      <ConflictDialog
        conflicts={conflicts.open}
        onDecide={decide}
        onPostpone={conflicts.postpone}
      />
      <LeaveDialog />
    </WorkbenchContext>
  );
}
