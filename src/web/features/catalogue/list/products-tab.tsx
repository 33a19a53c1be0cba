// One tab of a brand's pieces: new, active or inactive, as tiles.
import { Tabs } from "radix-ui";
import { useMemo, type ReactNode, type RefObject } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Banner, type Notice, type ShowNotice } from "../../../ui/banner.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { Catalogue } from "../catalogue-query.ts";
import type { Products } from "../drafts/changes.ts";
import { openEditor, useDesk } from "../drafts/draft-store.ts";
import { EmptyList } from "./empty-list.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { ActionRow, SaveAllButton, usePendingCount } from "../management-head.tsx";
import { NotSavedList } from "../drafts/not-saved-list.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { countLists, isIn, LISTS, type ListName } from "./product-lists.ts";
import { ProgressStrip } from "../saving/progress-strip.tsx";
import type { useBulk } from "./use-bulk.ts";
import type { NotSaved, useSaveAll } from "../saving/use-save-all.ts";
import type { useView } from "./use-view.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  catalogue: Catalogue;
  view: ReturnType<typeof useView>;
  /** What the search finds in all lists, and of that the open list. */
  found: Products;
  shown: Products;
  query: string;
  onSearch: (query: string) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  bulk: ReturnType<typeof useBulk>;
  saving: ReturnType<typeof useSaveAll>;
  onSaveAll: () => void;
  told: Notice | null;
  tell: ShowNotice;
  onAdd: () => void;
  /** What can be done with all of them. */
  actions: ReactNode;
  offer: ReactNode;
  notices: ReactNode;
};

export function ProductsTab(props: Props) {
  const { catalogue, view, shown, query, onSearch, bulk, notices } = props;
  const { t } = useTranslations(catalogueTranslations);
  const counts = useMemo(() => countLists(catalogue.products), [catalogue.products]);
  const selected = useMemo(() => new Set(bulk.selected), [bulk.selected]);

  function openList(list: ListName) {
    bulk.clear();
    view.openList(list);
  }

  return (
    <Tabs.Root
      value={view.list}
      onValueChange={(next) => {
        const list = LISTS.find((name) => name === next);
        if (list) openList(list);
      }}
      dir={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
    >
      <ActionRow>{props.actions}</ActionRow>
      {notices}
      <ListToolbar counts={counts} query={query} onSearch={onSearch} searchBox={props.searchBox} />
      <News {...props} openList={openList} />
      <Tabs.Content value={view.list} tabIndex={-1} className="pt-1 outline-none">
        <output className="sr-only">{query === "" ? "" : t("found", { n: shown.length })}</output>
        {shown.length === 0 ? (
          <EmptyList
            list={view.list}
            query={query.trim()}
            foundIn={countLists(props.found)}
            offer={props.offer}
            onAdd={props.onAdd}
            onClearSearch={() => onSearch("")}
            onOpenList={openList}
          />
        ) : (
          <ProductGrid
            key={view.list}
            products={shown}
            list={view.list}
            isBulk={bulk.isOn}
            selected={selected}
          />
        )}
      </Tabs.Content>
      <PhoneSaveBar {...props} />
    </Tabs.Root>
  );
}

type NewsProps = Props & { openList: (list: ListName) => void };

/** What has to be seen wherever in a long list the editor is. */
function News({ catalogue, bulk, saving, told, tell, shown, openList, onSearch }: NewsProps) {
  const { t, text } = useTranslations(catalogueTranslations);
  const isKept = useDesk((desk) => desk.isKept);

  function onEdit({ id }: NotSaved) {
    const product = catalogue.products.find((one) => one.id === id);
    const list = product && LISTS.find((name) => isIn[name](product));
    if (!list) return;
    onSearch("");
    openList(list);
    openEditor(id);
  }

  return (
    <div className="sticky top-(--bar) z-10 grid grid-cols-[minmax(0,1fr)] gap-2 bg-paper pb-3 empty:hidden md:top-[calc(var(--bar)+68px)]">
      {bulk.isOn && <BulkBar bulk={bulk} total={shown.length} />}
      {told && (
        <Banner tone={told.tone} dismiss={{ label: text.t("dismiss"), run: () => tell(null) }}>
          {told.message}
        </Banner>
      )}
      {!isKept && <Banner>{t("noRoom")}</Banner>}
      {saving.progress && (
        <ProgressStrip label={t("saveProgress", saving.progress)} progress={saving.progress} />
      )}
      {bulk.progress && (
        <ProgressStrip label={t("workProgress", bulk.progress)} progress={bulk.progress} />
      )}
      {saving.notSaved.length > 0 && (
        <NotSavedList notSaved={saving.notSaved} onEdit={onEdit} onDismiss={saving.dismiss} />
      )}
    </div>
  );
}

/** On a phone the header is soon out of reach; while something waits to be saved, the thumb finds it. */
function PhoneSaveBar({ catalogue, saving, onSaveAll }: Props) {
  const pending = usePendingCount(catalogue);
  if (pending === 0) return null;
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <SaveAllButton
        wide
        catalogue={catalogue}
        isSaving={saving.progress !== null}
        onSaveAll={onSaveAll}
      />
    </div>
  );
}
