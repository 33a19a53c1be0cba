// What can be done with one product. Toggles are shown at once and taken back when the server refuses.
import { useMemo } from "react";
import {
  addProduct,
  changeMany,
  deleteProduct,
  saveProduct,
  toggleActive,
  toggleHidden,
  type ProductDraft,
} from "../../../../contract/catalogue.ts";
import type { MessageKey } from "../../../../contract/messages.ts";
import type { Product } from "../../../../contract/products.ts";
import { ApiError } from "../../../lib/api.ts";
import { useText } from "../../../lib/languages/language-store.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";
import { showToast } from "../../../ui/toast-store.ts";
import type { CatalogueCache } from "../catalogue-query.ts";
import {
  setInactive,
  toggledActive,
  toggledHidden,
  withoutProducts,
  withProduct,
  type Products,
  type Reversible,
} from "../drafts/changes.ts";
import { currentIn, type Conflict } from "../drafts/conflicts.ts";
import { problemsOf, readSave } from "../saving/save-one.ts";
import {
  closeEditor,
  draftOf,
  dropAll,
  setBusy,
  settle,
  tellProblems,
  useDesk,
} from "../drafts/draft-store.ts";
import type { ShowNotice } from "../../../ui/banner.tsx";
import { catalogueTranslations } from "../translations.ts";
import { translate } from "../../../lib/languages/translations.ts";

export type ProductActions = ReturnType<typeof useProductActions>;

type Parts = {
  brandId: string;
  cache: CatalogueCache;
  tell: ShowNotice;
  onConflict: (conflict: Conflict) => void;
};

export function useProductActions({ brandId, cache, tell, onConflict }: Parts) {
  return useMemo(
    () => createActions({ brandId, cache, tell, onConflict }),
    [brandId, cache, tell, onConflict],
  );
}

function createActions({ brandId, cache, tell, onConflict }: Parts) {
  const paramsOf = (id: string) => ({ brandId, id });
  const isBusy = (id: string) => useDesk.getState().busy.has(id);

  /** Shown at once; `send` answers with the product as the server now has it. */
  async function change(
    id: string,
    plan: (products: Products, id: string) => Reversible,
    send: () => Promise<Product | undefined>,
    fallback: MessageKey,
  ): Promise<void> {
    if (isBusy(id)) return;
    const { apply, undo } = plan(cache.products(), id);
    tell(null);
    setBusy(id, true);
    cache.change(apply);
    try {
      const product = await send();
      if (product) cache.change(withProduct(product));
    } catch (error) {
      cache.change(undo);
      tell({ tone: "error", message: useText.getState().errorText(error, fallback) });
    } finally {
      // Another click may have cleared the new flags meanwhile; this answer, or what it took back, may not know.
      if (useDesk.getState().busy.size > 1) cache.refreshLater();
      release(id);
    }
  }

  function release(id: string): void {
    setBusy(id, false);
    if (useDesk.getState().busy.size === 0) cache.catchUp();
  }

  return {
    toggleActive: (id: string) =>
      change(
        id,
        toggledActive,
        () => callSignedIn(toggleActive, { params: paramsOf(id) }),
        "statusUpdateFailed",
      ),

    toggleHidden: (id: string) =>
      change(
        id,
        toggledHidden,
        () => callSignedIn(toggleHidden, { params: paramsOf(id) }),
        "visibilityUpdateFailed",
      ),

    /** A new product that was looked at and is not for the shop window; the other new ones were looked at as well. */
    setInactive: (id: string) => {
      const body = { ids: [id], action: "deactivate" as const };
      return change(
        id,
        setInactive,
        async () => {
          const { failed } = await callSignedIn(changeMany, { params: { brandId }, body });
          const [refused] = failed;
          if (refused) throw new ApiError({ status: 404, ...refused });
          cache.refreshLater();
          return undefined;
        },
        "statusUpdateFailed",
      );
    },

    async save(id: string): Promise<void> {
      const product = cache.product(id);
      if (!product || isBusy(id)) return;
      const draft = draftOf(id);
      const text = useText.getState();
      const { row, problems } = readSave(product, draft, text);
      tellProblems(id, problems);
      if (problems.length > 0) return;
      setBusy(id, true);
      tell(null);
      try {
        const saved = await callSignedIn(saveProduct, { params: paramsOf(id), body: row });
        cache.change(withProduct(saved));
        settle(new Map([[id, draft]]), saved.updated_at);
        closeEditor(id);
        showToast({
          message: translate(catalogueTranslations)("savedOne", { title: text.titleOf(saved) }),
        });
      } catch (error) {
        const current = currentIn(error);
        if (current && draft) onConflict({ id, draft, before: product, current });
        // Nothing was edited, so there is nothing to decide.
        else if (current) cache.change(withProduct(current));
        else tellProblems(id, problemsOf(error, text.errorText(error, "productSaveFailed")));
      } finally {
        release(id);
      }
    },

    /** Throws what the server answered, for the form that asked. */
    async add(draft: ProductDraft): Promise<Product> {
      const added = await callSignedIn(addProduct, { params: { brandId }, body: draft });
      cache.change(withProduct(added));
      // A brand that was never saved as a whole has this one to save, too.
      if (cache.isBrandSaved()) settle(new Map([[added.id, undefined]]));
      const title = useText.getState().titleOf(added);
      showToast({ message: translate(catalogueTranslations)("added", { title }) });
      return added;
    },

    async remove(id: string): Promise<void> {
      const { errorText, t } = useText.getState();
      setBusy(id, true);
      tell(null);
      try {
        await callSignedIn(deleteProduct, { params: paramsOf(id) });
      } catch (error) {
        // Somebody else was quicker; what was wanted has happened.
        const isGone = error instanceof ApiError && error.status === 404;
        if (!isGone) {
          tell({ tone: "error", message: errorText(error, "productDeleteFailed") });
          return;
        }
      } finally {
        release(id);
      }
      cache.change(withoutProducts(new Set([id])));
      dropAll([id]);
      showToast({ message: t("productDeleted") });
    },
  };
}
