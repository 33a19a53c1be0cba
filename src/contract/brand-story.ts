// What a brand tells shoppers about itself, in its own words.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { text } from "./shapes.ts";

/** A screenful on a phone; what is longer belongs on the brand's own website. */
export const STORY_MAX = 1200;

export const BrandStory = z.object({
  story: z.string(),
  /** In Arabic, where the brand gives it. */
  story_ar: z.string(),
});
export type BrandStory = z.infer<typeof BrandStory>;

/** As a brand writes it; empty takes it away. */
export const storyText = text(STORY_MAX).trim();

export const brandStory = endpoint({
  method: "GET",
  path: "/api/products/by-brand/:brandName/story",
  access: "anyone",
  summary: "What a brand says about itself; empty where it says nothing.",
  response: BrandStory,
});
