// Undo, the total, and what can be done with the whole.
import { Suspense } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MANNEQUIN, UNDO } from "../../ui/icon-paths.ts";
import { collectionTranslations } from "./drawer-translations.ts";
import type { CompareSlot, Removed, TellMeSlot } from "./drawer-slots.ts";
import { canBeBought, totalsOf, type PinNews } from "./pin-news.ts";
import { setPins } from "./pins-store.ts";
import { ShareCollection } from "./share-collection.tsx";
import { useFitting } from "./use-fitting.ts";

type Props = {
  news: readonly PinNews[];
  removed: Removed | null;
  onUndone: () => void;
  TellMe: TellMeSlot;
  Compare: CompareSlot;
  compared: readonly Product[];
};

export function CollectionFoot(props: Props) {
  const { news, removed, onUndone, TellMe, Compare, compared } = props;
  const { t } = useTranslations(collectionTranslations);
  const { fit, isFitting } = useFitting("Collection");
  return (
    // Two beside each other on a phone, unless its letters are set large: the pieces keep the room.
    <div className="grid w-full gap-3 max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] max-md:gap-2">
      {removed && <UndoRow removed={removed} onUndone={onUndone} />}
      {news.length > 0 && (
        <>
          <TotalRow news={news} />
          <Button
            variant="ink"
            size="lg"
            wide
            isBusy={isFitting}
            onClick={fit}
            className={compared.length > 1 ? "col-span-full" : ""}
          >
            <Icon path={MANNEQUIN} />
            {isFitting ? t("fitting") : t("fit")}
          </Button>
          {compared.length > 1 && (
            <Suspense fallback={<div className="min-h-11" />}>
              <Compare products={compared} />
            </Suspense>
          )}
          <ShareCollection ids={news.map(({ product }) => product.id)} />
          <WatchPinned news={news} TellMe={TellMe} />
        </>
      )}
    </div>
  );
}

/** What is not on Ribby any more cannot be watched. */
function WatchPinned({ news, TellMe }: Pick<Props, "news" | "TellMe">) {
  const there = news.filter(({ isGone }) => !isGone).map(({ product }) => product);
  if (there.length === 0) return null;
  return (
    <Suspense fallback={<div className="col-span-full min-h-11" />}>
      <TellMe products={there} className="col-span-full justify-self-center" />
    </Suspense>
  );
}

function UndoRow({ removed, onUndone }: { removed: Removed; onUndone: () => void }) {
  const { t, text } = useTranslations(collectionTranslations);
  return (
    <output className="col-span-full -mx-6 -mt-4 flex items-center justify-between gap-3 bg-sunk ps-6 pe-3 text-14 max-md:-mx-4 max-md:ps-4">
      <span className="min-w-0 truncate">
        {t("removed", { title: text.titleOf(removed.product) })}
      </span>
      <Button
        variant="bare"
        onClick={() => {
          setPins(removed.before);
          onUndone();
        }}
        className="flex-none px-3 font-semibold"
      >
        <Icon path={UNDO} className="size-4 flip-rtl" />
        {text.t("undo")}
      </Button>
    </output>
  );
}

function TotalRow({ news }: { news: readonly PinNews[] }) {
  const { t, text } = useTranslations(collectionTranslations);
  const there = news.filter(canBeBought);
  const missing = news.length - there.length;
  const brands = new Set(there.map(({ product }) => product.brand)).size;
  return (
    <dl className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-15">
        {t("total", { n: there.length })} {there.length > 0 && t("fromBrands", { n: brands })}
        {missing > 0 && (
          <span className="block text-14 text-ink-3">{t("onlyThere", { n: missing })}</span>
        )}
      </dt>
      <dd className="text-22 font-medium tabular-nums">
        {totalsOf(news)
          .map(({ currency, amount }) => text.formats.money(amount, currency))
          .join(" + ")}
      </dd>
    </dl>
  );
}
