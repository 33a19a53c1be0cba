// What a click will do to the list, shown before the server has answered, and how to take it back.
import { withoutFormerPrice, withStock } from "../../../../contract/bulk-edits.ts";
import type { BulkChange } from "../../../../contract/catalogue.ts";
import type { Product } from "../../../../contract/products.ts";

export type Products = readonly Product[];
export type Change = (products: Products) => Products;
export type Reversible = { apply: Change; undo: Change };

export const withProduct =
  (product: Product): Change =>
  (products) =>
    products.some(({ id }) => id === product.id)
      ? products.map((one) => (one.id === product.id ? product : one))
      : [product, ...products];

export const withoutProducts =
  (ids: ReadonlySet<string>): Change =>
  (products) =>
    products.filter(({ id }) => !ids.has(id));

/** Clears the new flag of every product, as the server does; undoing brings all of them back. */
export function toggledActive(products: Products, id: string): Reversible {
  const was = products.find((product) => product.id === id)?.active ?? false;
  return withActive(products, id, !was);
}

/** For the shop window or not, whatever it was. */
export const setInactive = (products: Products, id: string): Reversible =>
  withActive(products, id, false);

function withActive(products: Products, id: string, active: boolean): Reversible {
  const wereNew = new Set(products.filter(({ isNew }) => isNew).map((product) => product.id));
  const was = products.find((product) => product.id === id)?.active ?? false;
  return {
    apply: mapped((one) =>
      one.id === id ? { ...one, active, isNew: false } : one.isNew ? { ...one, isNew: false } : one,
    ),
    undo: mapped((one) => {
      const before = one.id === id ? was : one.active;
      const isNew = one.isNew || wereNew.has(one.id);
      return before === one.active && isNew === one.isNew ? one : { ...one, active: before, isNew };
    }),
  };
}

export function toggledHidden(products: Products, id: string): Reversible {
  const was = products.find((product) => product.id === id)?.hidden ?? false;
  const set = (hidden: boolean) => mapped((one) => (one.id === id ? { ...one, hidden } : one));
  return { apply: set(!was), undo: set(was) };
}

type Flag = "activate" | "deactivate" | "hide" | "show";

const FLAGS: Record<Flag, Partial<Product>> = {
  activate: { active: true, isNew: false },
  deactivate: { active: false, isNew: false },
  hide: { hidden: true },
  show: { hidden: false },
};

/** One change for a selection; it leaves the new flag of the others alone, unless one piece alone is switched. */
export function changedMany({ ids, action, category, values = [] }: BulkChange): Change {
  const chosen = new Set(ids);
  if (action === "delete") return withoutProducts(chosen);
  if (action === "fill_sizes") return filled(chosen, "sizes", values);
  if (action === "fill_colors") return filled(chosen, "colors", values);
  if (action === "fill_materials") return filled(chosen, "materials", values);
  if (action === "fill_stock") return edited(chosen, withStock);
  if (action === "drop_former_price") return edited(chosen, withoutFormerPrice);
  const change = action === "set_category" ? { category: category ?? "" } : FLAGS[action];
  const clearsNew = chosen.size === 1 && (action === "activate" || action === "deactivate");
  return mapped((one) => {
    if (chosen.has(one.id)) return { ...one, ...change };
    return clearsNew && one.isNew ? { ...one, isNew: false } : one;
  });
}

const edited = (chosen: ReadonlySet<string>, edit: (product: Product) => Product) =>
  mapped((one) => (chosen.has(one.id) ? edit(one) : one));

const filled = (
  chosen: ReadonlySet<string>,
  field: "sizes" | "colors" | "materials",
  values: string[],
) => edited(chosen, (one) => (one[field].length === 0 ? { ...one, [field]: values } : one));

const mapped =
  (change: (product: Product) => Product): Change =>
  (products) =>
    products.map(change);
