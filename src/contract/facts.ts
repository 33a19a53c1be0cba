// What a piece is, beyond its tags: facts computed when it is saved, each with what it was concluded from.
import { z } from "zod";

/** Values by kind of fact; a kind without a list takes its values from the vocabulary. */
export const FACT_VALUES = {
  fabric: null,
  warmth: ["light", "medium", "warm"],
  breathability: ["breathable", "medium", "close"],
  sleeve: ["long", "three-quarter", "short", "sleeveless"],
  /** Of tops cropped, hip or long; of everything else by where it ends on the leg. */
  length: ["cropped", "hip", "short", "knee", "midi", "long"],
  opacity: ["opaque", "lined", "sheer"],
  neckline: ["high", "collar", "round", "square", "v", "deep", "bare"],
  /** How much of who wears it is covered, all of the above together. */
  coverage: ["covered", "partly", "bare"],
  formality: ["home", "sport", "casual", "smart", "formal", "evening"],
  occasion: null,
  season: ["summer", "winter"],
  audience: ["women", "men", "everyone", "girls", "boys", "kids", "baby"],
  /** Months: "72-95". */
  age: null,
  fit: ["loose", "regular", "tight"],
  care: [
    "machine-wash",
    "hand-wash",
    "dry-clean",
    "wash-cold",
    "no-bleach",
    "no-tumble-dry",
    "no-iron",
    "iron-low",
    "wipe-clean",
  ],
} as const;

export type FactKind = keyof typeof FACT_VALUES;
export const FACT_KINDS = Object.keys(FACT_VALUES) as [FactKind, ...FactKind[]];

export const EVIDENCE_PLACES = [
  "title",
  "description",
  "style",
  "material",
  "category",
  "size",
  /** Another fact of the same piece. */
  "fact",
] as const;

export const Evidence = z.object({
  from: z.enum(EVIDENCE_PLACES),
  /** The shop's own words, the category, the size. */
  words: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

export const Fact = z.object({
  kind: z.enum(FACT_KINDS),
  value: z.string(),
  /** `said`: in so many words. `usual`: pieces of this kind or fabric are so unless they say otherwise. */
  sure: z.enum(["said", "usual"]),
  evidence: z.array(Evidence),
});
export type Fact = z.infer<typeof Fact>;

/** What Explore can filter by. */
export const FILTERED_FACTS = ["sleeve", "length", "opacity", "fabric"] as const;
