// Filter values as an assistant writes them ("dress", "Green", "m", "أخضر") in the catalogue's own words. A
// category nobody knows stays, finds nothing, and is named in the answer.
import { CATEGORIES, CATEGORY_TREE } from "../../../../contract/categories.ts";
import { foldWords } from "../../../../contract/fold-words.ts";
import { readWritten } from "../../../language/read-terms.ts";
import type { Message } from "./filters.ts";
import type { UcpFilters } from "./requests.ts";

const NAMES = [...CATEGORIES, ...CATEGORY_TREE.map(({ name }) => name)];
const BY_FOLDED = new Map(NAMES.map((name) => [foldWords(name), name]));

const once = (values: (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

const categoriesNamed = (value: string): string[] =>
  once([
    BY_FOLDED.get(foldWords(value)) ??
      readWritten(value).find(({ term }) => term.category)?.term.category,
  ]);

/** Shops' colours are kept in small English letters. */
const coloursNamed = (value: string): string[] =>
  once([
    value.toLowerCase(),
    ...readWritten(value)
      .filter(({ term }) => term.kind === "colour")
      .map(({ term }) => term.label.en.toLowerCase()),
  ]);

export function inOurWords(filters: UcpFilters): { filters: UcpFilters; note: Message[] } {
  const { categories, colors, sizes } = filters;
  const unknown = categories?.filter((value) => categoriesNamed(value).length === 0) ?? [];
  return {
    filters: {
      ...filters,
      ...(categories && {
        categories: [...once(categories.flatMap(categoriesNamed)), ...unknown],
      }),
      ...(colors && { colors: once(colors.flatMap(coloursNamed)) }),
      ...(sizes && { sizes: once(sizes.flatMap((size) => [size, size.toUpperCase()])) }),
    },
    note: unknown.map((value) => ({
      type: "warning",
      code: "filter_value_unknown",
      content: `There is no category “${value}”. Known are: ${CATEGORIES.join(", ")}.`,
    })),
  };
}
