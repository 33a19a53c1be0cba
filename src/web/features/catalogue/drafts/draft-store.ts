// The editor's desk: unsaved edits, which products are open, and what is being saved. It stands outside
// of the list, because a card that is scrolled out of sight is taken out of the page.
import { entryOf } from "../../../../contract/get-or-throw.ts";
import { create } from "zustand";
import type { Product } from "../../../../contract/products.ts";
import { edited, rebased, type Draft, type Drafts, type Pending } from "./drafts.ts";
import { forgetDraft, keepDraft, readDrafts } from "./draft-storage.ts";
import type { FormField, ProductForm } from "../editor/product-form.ts";

/** Why a product could not be saved; without a field it is about the whole product. */
export type Problem = { field?: FormField; detail: string };

type Desk = Pending & {
  brandId: string;
  opened: readonly string[];
  /** The editor that was just opened and has not taken the focus yet. */
  focusOn: string | null;
  busy: ReadonlySet<string>;
  problems: Readonly<Record<string, readonly Problem[]>>;
  /** False once the browser refused to keep an edit. */
  isKept: boolean;
  /** Whether edits of an earlier visit were found and the editor has not been told yet. */
  isBack: boolean;
};

const NOTHING: Desk = {
  brandId: "",
  drafts: {},
  settled: new Set(),
  left: new Set(),
  opened: [],
  focusOn: null,
  busy: new Set(),
  problems: {},
  isKept: true,
  isBack: false,
};

export const useDesk = create<Desk>(() => NOTHING);

const desk = () => useDesk.getState();

/** Sits down at a brand's desk: its unsaved edits of an earlier visit lie there. */
export function openDesk(brandId: string): void {
  if (desk().brandId === brandId) return;
  const drafts = readDrafts(brandId);
  useDesk.setState({ ...NOTHING, brandId, drafts, isBack: Object.keys(drafts).length > 0 });
}

/** Whether edits of an earlier visit were found, told once. */
export function takeIsBack(): boolean {
  const { isBack } = desk();
  if (isBack) useDesk.setState({ isBack: false });
  return isBack;
}

/** Whether the editor was opened just now, told once. */
export function takeFocus(id: string): boolean {
  const isHere = desk().focusOn === id;
  if (isHere) useDesk.setState({ focusOn: null });
  return isHere;
}

export const draftOf = (id: string): Draft | undefined => desk().drafts[id];

type Entry = readonly [id: string, draft: Draft | undefined];

/** Undefined takes a draft away. All at once: thousands of small updates would each be drawn. */
export function putDrafts(entries: readonly Entry[]): void {
  if (entries.length === 0) return;
  const { brandId, drafts } = desk();
  const after: Record<string, Draft> = { ...drafts };
  let { isKept } = desk();
  for (const [id, draft] of entries) {
    if (draft) {
      after[id] = draft;
      isKept = keepDraft(brandId, id, draft) && isKept;
    } else {
      delete after[id];
      forgetDraft(brandId, id);
    }
  }
  useDesk.setState({ drafts: after, isKept });
}

export function edit(product: Product, values: Partial<ProductForm>): void {
  const { [product.id]: _, ...problems } = desk().problems;
  useDesk.setState({ problems });
  putDrafts([[product.id, edited(product, draftOf(product.id), values)]]);
}

export function openEditor(id: string): void {
  const { opened } = desk();
  useDesk.setState({ opened: opened.includes(id) ? opened : [...opened, id], focusOn: id });
}

export function closeEditor(id: string): void {
  useDesk.setState(({ opened }) => ({ opened: opened.filter((one) => one !== id) }));
}

/** As specified: the original is back, and it is pending exactly when the brand was never saved. */
export function cancelEdit(id: string): void {
  dropAll([id]);
  useDesk.setState(({ settled }) => ({ settled: without(settled, [id]) }));
  closeEditor(id);
}

/** These were saved; an edit that went on meanwhile stays. `seen` is where it now stands. */
export function settle(sent: ReadonlyMap<string, Draft | undefined>, seen?: string): void {
  const entries = [...sent].flatMap(([id, draft]): Entry[] => {
    const now = draftOf(id);
    if (now === undefined) return [];
    if (now === draft) return [[id, undefined]];
    return seen === undefined ? [] : [[id, { ...now, seen }]];
  });
  putDrafts(entries);
  const ids = [...sent.keys()];
  useDesk.setState(({ settled, left }) => ({
    settled: new Set([...settled, ...ids]),
    left: without(left, ids),
  }));
}

/** Deleted, or given up for what somebody else saved. */
export function dropAll(ids: readonly string[]): void {
  putDrafts(ids.filter(draftOf).map((id) => [id, undefined]));
  const problems = { ...desk().problems };
  for (const id of ids) delete problems[id];
  useDesk.setState(({ left, opened }) => ({
    left: without(left, ids),
    opened: opened.filter((id) => !ids.includes(id)),
    problems,
  }));
}

export const leavePending = (ids: readonly string[]): void =>
  useDesk.setState(({ left }) => ({ left: new Set([...left, ...ids]) }));

export const tellProblems = (id: string, problems: readonly Problem[]): void =>
  useDesk.setState((state) => ({ problems: { ...state.problems, [id]: problems } }));

export function setBusy(id: string, isBusy: boolean): void {
  useDesk.setState(({ busy }) => ({
    busy: isBusy ? new Set([...busy, id]) : without(busy, [id]),
  }));
}

/** A newer list has come: edits of what is gone go with it, the others now stand on what is new. */
export function followProducts(before: readonly Product[], after: readonly Product[]): void {
  const drafts: Drafts = desk().drafts;
  const ids = Object.keys(drafts);
  if (ids.length === 0) return;
  const [was, is] = [byId(before), byId(after)];
  const entries = ids.flatMap((id): Entry[] => {
    const [old, now, draft] = [was.get(id), is.get(id), entryOf(drafts, id)];
    if (!now) return [[id, undefined]];
    const moved = old ? rebased(draft, old, now) : draft;
    return moved === draft ? [] : [[id, moved]];
  });
  putDrafts(entries);
}

const byId = (products: readonly Product[]) =>
  new Map(products.map((product) => [product.id, product]));

const without = (set: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> => {
  const gone = new Set(ids);
  return new Set([...set].filter((id) => !gone.has(id)));
};
