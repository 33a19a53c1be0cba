// What an editor changed and has not saved yet: only the fields that differ, and on which state of the
// product they were made.
import type { Product } from "../../../../contract/products.ts";
import { formOf, isSameValue, type FormField, type ProductForm } from "../editor/product-form.ts";

export type Draft = {
  changes: Partial<ProductForm>;
  /** The product's `updated_at` when it was last known that nobody else had touched these fields. */
  seen: string;
};

export type Drafts = Readonly<Record<string, Draft>>;

const fieldsOf = (changes: Partial<ProductForm>): FormField[] =>
  Object.keys(changes) as FormField[];

/** The form as it stands: the product with what was changed laid over it. */
export const formWith = (product: Product, draft: Draft | undefined): ProductForm => ({
  ...formOf(product),
  ...draft?.changes,
});

/** Undefined when everything is back to what the product says. */
export function edited(
  product: Product,
  draft: Draft | undefined,
  values: Partial<ProductForm>,
): Draft | undefined {
  const own = formOf(product);
  const all = { ...draft?.changes, ...values };
  const kept = fieldsOf(all).filter((field) => !isSameValue(all[field], own[field]));
  if (kept.length === 0) return undefined;
  const changes = Object.fromEntries(kept.map((field) => [field, all[field]]));
  return { changes: changes, seen: draft?.seen ?? product.updated_at };
}

/**
 * A newer state of the product has arrived. Where it leaves the edited fields as they were, the edit now
 * stands on it; where it does not, the edit stays on the old one and saving it will be a conflict.
 */
export function rebased(draft: Draft, before: Product, after: Product): Draft {
  if (before.updated_at === after.updated_at) return draft;
  const [was, is] = [formOf(before), formOf(after)];
  const isUntouched = fieldsOf(draft.changes).every((field) => isSameValue(was[field], is[field]));
  return isUntouched ? { ...draft, seen: after.updated_at } : draft;
}

export type Pending = {
  drafts: Drafts;
  /** Saved one by one in this visit, while the brand as a whole is not. */
  settled: ReadonlySet<string>;
  /** What Save All could not save. */
  left: ReadonlySet<string>;
};

/** Section 4: edits are pending, and all products of a brand that was never saved are. */
export const isPending = (id: string, pending: Pending, isBrandSaved: boolean): boolean =>
  Object.hasOwn(pending.drafts, id) ||
  pending.left.has(id) ||
  (!isBrandSaved && !pending.settled.has(id));

export const pendingOf = (
  products: readonly Product[],
  pending: Pending,
  isBrandSaved: boolean,
): Product[] => products.filter(({ id }) => isPending(id, pending, isBrandSaved));

export type Difference = { field: FormField; mine: unknown; theirs: unknown };

/** Where an edit and the product as it is now say different things. */
export function differences(draft: Draft, current: Product): Difference[] {
  const theirs = formOf(current);
  return fieldsOf(draft.changes)
    .map((field) => ({ field, mine: draft.changes[field], theirs: theirs[field] }))
    .filter(({ mine, theirs: now }) => !isSameValue(mine, now));
}

/** What somebody else changed that the edit does not touch: it stays, whoever wins. */
export function changedBeside(draft: Draft, before: Product, current: Product): FormField[] {
  const [was, is] = [formOf(before), formOf(current)];
  return fieldsOf(is).filter(
    (field) => !Object.hasOwn(draft.changes, field) && !isSameValue(was[field], is[field]),
  );
}
