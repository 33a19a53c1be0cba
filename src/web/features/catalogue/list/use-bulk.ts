// Bulk mode: a selection over the filtered list, and one change for all of it.
import { useCallback, useMemo, useState } from "react";
import { changeMany, type BulkChange } from "../../../../contract/catalogue.ts";
import type { MessageKey } from "../../../../contract/messages.ts";
import { useText } from "../../../lib/languages/language-store.ts";
import { translate } from "../../../lib/languages/translations.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";
import { showToast } from "../../../ui/toast-store.ts";
import type { CatalogueCache } from "../catalogue-query.ts";
import { changedMany, withoutProducts, type Products } from "../drafts/changes.ts";
import { draftOf, dropAll, putDrafts } from "../drafts/draft-store.ts";
import { edited } from "../drafts/drafts.ts";
import type { Progress } from "../saving/progress.ts";
import type { ShowNotice } from "../../../ui/banner.tsx";
import { catalogueTranslations } from "../translations.ts";

type Action = BulkChange["action"];

/** Far below the server's limit, so that the bar moves and a cut-off costs little. */
const PORTION = 500;

const FAILED: Record<Action, MessageKey> = {
  activate: "statusUpdateFailed",
  deactivate: "statusUpdateFailed",
  hide: "visibilityUpdateFailed",
  show: "visibilityUpdateFailed",
  set_category: "productSaveFailed",
  fill_sizes: "productSaveFailed",
  fill_colors: "productSaveFailed",
  fill_materials: "productSaveFailed",
  fill_stock: "productSaveFailed",
  drop_former_price: "productSaveFailed",
  delete: "bulkDeleteFailed",
};

type Parts = { brandId: string; cache: CatalogueCache; tell: ShowNotice; shown: Products };

export function useBulk({ brandId, cache, tell, shown }: Parts) {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<Progress | null>(null);
  /** Only what is on the list in front of the editor counts, whatever was ticked before. */
  const selected = useMemo(
    () => shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
    [shown, chosen],
  );

  const end = useCallback(() => {
    setOn(false);
    setChosen(new Set());
  }, []);

  async function run(action: Action, given: Given = {}): Promise<void> {
    tell(null);
    const outcome = await changeAll({
      brandId,
      ids: selected,
      action,
      given,
      cache,
      onProgress,
    });
    setProgress(null);
    setChosen(new Set(outcome.failed));
    if (outcome.message !== undefined) tell({ tone: "error", message: outcome.message });
    else {
      showToast({
        message: translate(catalogueTranslations)(`bulk.${action}.done`, { n: outcome.changed }),
      });
      if (action === "delete") setOn(false);
    }
    void cache.refresh();
  }
  const onProgress = (done: number) => setProgress({ done, total: selected.length });

  return {
    isOn,
    selected,
    progress,
    start: useCallback(() => setOn(true), []),
    end,
    /** Bulk mode with these chosen already. */
    choose: useCallback((ids: readonly string[]) => {
      setOn(true);
      setChosen(new Set(ids));
    }, []),
    clear: useCallback(() => setChosen(new Set()), []),
    run,
    toggle: useCallback(
      (id: string) =>
        setChosen((before) => {
          const after = new Set(before);
          if (!after.delete(id)) after.add(id);
          return after;
        }),
      [],
    ),
    toggleAll: () =>
      setChosen(selected.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
  };
}

/** What a change needs to know beside its name. */
type Given = Pick<BulkChange, "category" | "values">;

type Work = {
  brandId: string;
  ids: readonly string[];
  action: Action;
  given: Given;
  cache: CatalogueCache;
  onProgress: (done: number) => void;
};

type Outcome = { changed: number; failed: readonly string[]; message?: string };

async function changeAll({
  brandId,
  ids,
  action,
  given,
  cache,
  onProgress,
}: Work): Promise<Outcome> {
  const { t, errorText } = useText.getState();
  const failed: string[] = [];
  let [changed, message]: [number, string | undefined] = [0, undefined];
  onProgress(0);
  for (let at = 0; at < ids.length; at += PORTION) {
    const body: BulkChange = {
      ids: ids.slice(at, at + PORTION),
      action,
      ...given,
    };
    try {
      const answer = await callSignedIn(changeMany, { params: { brandId }, body });
      const refused = new Map(answer.failed.map((one) => [one.id, one]));
      const done = body.ids.filter((id) => !refused.has(id));
      const gone = [...refused.values()].filter(isGone).map(({ id }) => id);
      accept(cache, { ...body, ids: done }, gone);
      changed += done.length + (action === "delete" ? gone.length : 0);
      const open = [...refused.values()].filter((one) => !isGone(one));
      failed.push(...open.map(({ id }) => id));
      message ??= open[0]?.detail;
    } catch (error) {
      failed.push(...ids.slice(at));
      message = errorText(error, FAILED[action]);
      break;
    }
    onProgress(Math.min(at + PORTION, ids.length));
  }
  if (message === undefined) return { changed, failed };
  return { changed, failed, message: action === "delete" ? t("bulkDeleteFailed") : message };
}

/** Deleted elsewhere meanwhile. */
const isGone = ({ code }: { code: string }): boolean => code === "not_found";

function accept(cache: CatalogueCache, change: BulkChange, gone: readonly string[]): void {
  cache.change(changedMany(change));
  cache.change(withoutProducts(new Set(gone)));
  dropAll(gone);
  if (change.action === "delete") dropAll(change.ids);
  if (change.action === "set_category") forgetCategoryEdits(cache, change.ids);
}

/** The category that was just set for all of them is the one that counts. */
function forgetCategoryEdits(cache: CatalogueCache, ids: readonly string[]): void {
  const entries = ids.flatMap((id) => {
    const [draft, product] = [draftOf(id), cache.product(id)];
    if (!draft || !product || draft.changes.category === undefined) return [];
    return [[id, edited(product, draft, { category: product.category })] as const];
  });
  putDrafts(entries);
}
