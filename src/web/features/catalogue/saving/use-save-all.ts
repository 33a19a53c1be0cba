// Save All Changes: everything that is pending, in portions, with real progress. What is refused is
// named and stays pending.
import { useCallback, useState } from "react";
import { saveAll } from "../../../../contract/catalogue.ts";
import { SAVE_ALL_TIMEOUT_MS } from "../../../../contract/limits.ts";
import type { Product } from "../../../../contract/products.ts";
import { ApiError } from "../../../lib/api.ts";
import { useText } from "../../../lib/languages/language-store.ts";
import { translate } from "../../../lib/languages/translations.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";
import { showToast } from "../../../ui/toast-store.ts";
import type { CatalogueCache } from "../catalogue-query.ts";
import { withProduct, type Change } from "../drafts/changes.ts";
import { CHANGED_MEANWHILE, type Conflict } from "../drafts/conflicts.ts";
import { formWith, pendingOf, type Draft } from "../drafts/drafts.ts";
import { draftOf, leavePending, settle, tellProblems, useDesk } from "../drafts/draft-store.ts";
import { withForm } from "../editor/product-form.ts";
import type { Progress } from "./progress.ts";
import { readSave } from "./save-one.ts";
import {
  isTimeout,
  saveInPortions,
  withinTime,
  type Outcome,
  type Portion,
  type Refusal,
  type Row,
} from "./save-portions.ts";
import type { ShowNotice } from "../../../ui/banner.tsx";
import { catalogueTranslations } from "../translations.ts";

type Parts = {
  brandId: string;
  cache: CatalogueCache;
  tell: ShowNotice;
  onConflicts: (conflicts: Conflict[]) => void;
};

/** A product that was not saved, and why. */
export type NotSaved = { id: string; title: string; detail: string };

export function useSaveAll({ brandId, cache, tell, onConflicts }: Parts) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [notSaved, setNotSaved] = useState<readonly NotSaved[]>([]);

  const run = useCallback(
    async (only?: ReadonlySet<string>) => {
      const pending = pendingOf(cache.products(), useDesk.getState(), cache.isBrandSaved()).filter(
        ({ id }) => !only || only.has(id),
      );
      tell(null);
      setNotSaved([]);
      if (pending.length === 0) {
        showToast({ message: useText.getState().t("nothingToSave") });
        return;
      }
      const { rows, drafts, refused } = prepare(pending);
      const began = { done: refused.length, total: pending.length };
      setProgress(began);
      const outcome = await saveInPortions(
        rows,
        (sent) => send(brandId, sent),
        (portion) => {
          accept(cache, drafts, portion);
          setProgress((now) => now && { ...now, done: now.done + sizeOf(portion) });
        },
      );
      const all = { ...outcome, refused: [...refused, ...outcome.refused] };
      const conflicts = conflictsOf(all, drafts, cache);
      leavePending(leftOf(pending, all, conflicts));
      // Named by id now: after the refresh a deleted one has no title any more.
      const named = nameRefused(pending, all);
      if (outcome.error === undefined && all.refused.length === 0 && !only) cache.markBrandSaved();
      await cache.refresh();
      setProgress(null);
      setNotSaved(named);
      if (conflicts.length > 0) onConflicts(conflicts);
      report(all, tell);
    },
    [brandId, cache, tell, onConflicts],
  );

  return { run, progress, notSaved, dismiss: useCallback(() => setNotSaved([]), []) };
}

const sizeOf = ({ saved, refused }: Portion): number => saved.length + refused.length;

/** What cannot be right is not sent. */
function prepare(pending: readonly Product[]) {
  const text = useText.getState();
  const rows: Row[] = [];
  const refused: Refusal[] = [];
  const drafts = new Map<string, Draft | undefined>();
  for (const product of pending) {
    const draft = draftOf(product.id);
    const { row, problems } = readSave(product, draft, text);
    const [first] = problems;
    drafts.set(product.id, draft);
    if (first) {
      tellProblems(product.id, problems);
      refused.push({ id: product.id, detail: first.detail, code: "invalid" });
    } else rows.push(row);
  }
  return { rows, drafts, refused };
}

const send = (brandId: string, rows: readonly Row[]) =>
  withinTime(SAVE_ALL_TIMEOUT_MS, (signal) =>
    callSignedIn(saveAll, { params: { brandId }, body: [...rows], signal }),
  );

/** The answer does not repeat the products; until the list is asked for again they look as they were sent. */
function accept(
  cache: CatalogueCache,
  drafts: ReadonlyMap<string, Draft | undefined>,
  { saved }: Portion,
): void {
  const sent = new Map(saved.map((id) => [id, drafts.get(id)]));
  const asSent: Change = (products) =>
    products.map((product) => {
      const draft = sent.get(product.id);
      return draft ? withForm(product, formWith(product, draft)) : product;
    });
  cache.change(asSent);
  settle(sent);
}

/** Where nothing was edited there is nothing to decide: the product is simply shown as it is now. */
function conflictsOf(
  { refused }: Outcome,
  drafts: ReadonlyMap<string, Draft | undefined>,
  cache: CatalogueCache,
): Conflict[] {
  return refused.flatMap(({ id, code, current }): Conflict[] => {
    if (code !== CHANGED_MEANWHILE || !current) return [];
    const [draft, before] = [drafts.get(id), cache.product(id)];
    if (draft && before) return [{ id, draft, before, current }];
    cache.change(withProduct(current));
    settle(new Map([[id, undefined]]));
    return [];
  });
}

function leftOf(pending: readonly Product[], outcome: Outcome, conflicts: Conflict[]): string[] {
  const saved = new Set(outcome.saved);
  const decided = new Set(
    outcome.refused.filter(({ code }) => code === CHANGED_MEANWHILE).map(({ id }) => id),
  );
  const open = new Set(conflicts.map(({ id }) => id));
  return pending
    .map(({ id }) => id)
    .filter((id) => !saved.has(id) && (!decided.has(id) || open.has(id)));
}

function nameRefused(pending: readonly Product[], { refused }: Outcome): NotSaved[] {
  const titles = new Map(pending.map(({ id, title }) => [id, title]));
  return refused
    .filter(({ code }) => code !== CHANGED_MEANWHILE)
    .map(({ id, detail }) => ({ id, detail, title: titles.get(id) ?? id }));
}

function report({ saved, error }: Outcome, tell: ShowNotice): void {
  const { t, errorText } = useText.getState();
  const say = translate(catalogueTranslations);
  if (error === undefined) {
    if (saved.length > 0) showToast({ message: say("savedMany", { n: saved.length }) });
    return;
  }
  // A session that has ended leads away from here; the edits are kept.
  const hasTimedOut = isTimeout(error) || (error instanceof ApiError && error.status === 504);
  const message = hasTimedOut ? t("saveAllTimeout") : errorText(error, "saveAllFailed");
  const soFar = saved.length > 0 ? ` ${say("savedMany", { n: saved.length })}` : "";
  tell({ tone: "error", message: message + soFar });
}
