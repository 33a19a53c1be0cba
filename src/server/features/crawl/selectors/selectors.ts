// The nouns of replaying: which fields have selectors, and what a set of them is.

export const SELECTOR_FIELDS = [
  "title",
  "description",
  "price",
  "current_price",
  "currency",
  "image",
  "availability",
  "variants",
] as const;
export type SelectorField = (typeof SELECTOR_FIELDS)[number];

/**
 * `current_price` is what is asked today, `price` the one before a sale (the same element where there is none).
 * A selector is CSS; several are tried in turn when joined by " || "; "json-ld:" names a value of the
 * page's own markup.
 */
export type Selectors = Partial<Record<SelectorField, string>>;

/** The likeliest first. */
export type SelectorCandidates = Partial<Record<SelectorField, string[]>>;

export const OR = " || ";
