// What is pinned, newest first, looked up anew each time it opens.
import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import { productsByIds, type Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { CollectionFoot } from "./collection-foot.tsx";
import { ChosenRow } from "./chosen-row.tsx";
import { CollectionItem } from "./collection-item.tsx";
import { collectionTranslations } from "./drawer-translations.ts";
import { useSelectionCount } from "./model-store.ts";
import { newsOf } from "./pin-news.ts";
import { closeCollection, usePins } from "./pins-store.ts";
import { usePinning } from "./use-pinning.ts";
import type { CompareSlot, Comparison, Removed, TellMeSlot } from "./drawer-slots.ts";
import { call } from "../../lib/api.ts";

type Props = { TellMe: TellMeSlot; Compare: CompareSlot };

export function CollectionDrawer({ TellMe, Compare }: Props) {
  const { t, text } = useTranslations(collectionTranslations);
  const pinned = usePins((state) => state.pinned);
  const { data: fresh = null, isError } = useFreshPins();
  const { remove } = usePinning("Collection");
  const [removed, setRemoved] = useState<Removed | null>(null);
  const news = pinned.map((product) => newsOf(product, fresh));
  const there = news.filter(({ isGone }) => !isGone).map(({ product }) => product);
  const { compared, toggle } = useCompared(there);

  return (
    <Drawer
      isOpen
      onClose={closeCollection}
      back={{ name: "collection" }}
      title={t("title", { n: pinned.length })}
      closeLabel={text.t("close")}
      actions={
        <CollectionFoot
          news={news}
          removed={removed}
          onUndone={() => setRemoved(null)}
          TellMe={TellMe}
          Compare={Compare}
          compared={compared}
        />
      }
    >
      {pinned.length === 0 && (
        <EmptyState title={t("emptyTitle")} className="pt-4">
          {t("emptyBody")}
          <ChosenRow />
        </EmptyState>
      )}
      {pinned.length > 0 && <Progress />}
      {isError && <p className="mb-2 text-14 text-warn">{t("refreshFailed")}</p>}
      <ul>
        {news.map((item) => (
          <CollectionItem
            key={item.product.id}
            news={item}
            comparison={there.length > 1 ? { compared, toggle } : undefined}
            onRemove={() => {
              setRemoved({ product: item.product, before: pinned });
              remove(item.product);
            }}
          />
        ))}
      </ul>
      {/* The page's own notices lie under the drawer, out of reach. */}
      <Toaster label={text.t("toasts")} dismissLabel={text.t("dismiss")} />
    </Drawer>
  );
}

/** More than three do not stand side by side on any screen. */
const COMPARED_MAX = 3;

/** Which pieces are to be compared, in the order in which they were chosen. */
function useCompared(there: readonly Product[]): Comparison {
  const [ids, setIds] = useState<readonly string[]>([]);
  const compared = ids.flatMap((id) => there.filter((product) => product.id === id));
  const toggle = (id: string) =>
    setIds((before) =>
      before.includes(id)
        ? before.filter((one) => one !== id)
        : [...compared.map((one) => one.id), id].slice(-COMPARED_MAX),
    );
  return { compared, toggle };
}

function Progress() {
  const { t } = useTranslations(collectionTranslations);
  const k = useSelectionCount();
  return (
    <p aria-live="polite" className="mb-1 text-15 text-ink-2 tabular-nums">
      {k === MODEL_FIT_COUNT ? t("ready") : t("select", { k, max: MODEL_FIT_COUNT })}
    </p>
  );
}

/** The pinned pieces as they are now, asked each time the collection is opened. */
function useFreshPins() {
  const ids = usePins((state) => state.pinned).map(({ id }) => id);
  return useQuery({
    queryKey: ["pins", ids.toSorted()],
    queryFn: ({ signal }) => call(productsByIds, { body: { ids }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
