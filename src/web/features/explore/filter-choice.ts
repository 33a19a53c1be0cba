// Whose choice the filters show and change: that of Explore, or that of a brand's page.
import { createContext, use } from "react";
import type { Choice, SelectedCategories } from "./explore-store.ts";

export type FilterChoice = {
  choice: Choice;
  /** Chosen elsewhere; they narrow what is offered. */
  selected: SelectedCategories;
  /** How many filters that is. */
  chosen: number;
  choose: (change: Partial<Choice>) => void;
  /** With this last change. */
  apply: (change?: Partial<Choice>) => void;
  clear: () => void;
  canClear: boolean;
  isLoading: boolean;
  /** False on the page of one brand. */
  hasBrands: boolean;
};

export const FilterChoiceContext = createContext<FilterChoice | null>(null);

export function useFilterChoice(): FilterChoice {
  const choice = use(FilterChoiceContext);
  if (!choice) throw new Error("Filters stand inside of a FilterChoiceContext.");
  return choice;
}

type ListName = "brands" | "colors" | "sizes" | "sleeve" | "length" | "opacity" | "fabric";

/** The list with this value if it was without it, and without it if it was there. */
export function toggled(choice: Choice, kind: ListName, value: string): Partial<Choice> {
  const chosen = choice[kind];
  const others = chosen.filter((other) => other !== value);
  return { [kind]: chosen.includes(value) ? others : [...chosen, value] };
}

/** A range that was typed the wrong way round means the same range. */
export function turned({ min_price: min, max_price: max }: Choice): Partial<Choice> {
  return min !== null && max !== null && min > max ? { min_price: max, max_price: min } : {};
}
