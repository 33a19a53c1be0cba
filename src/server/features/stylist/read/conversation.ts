// What has been understood so far, as the client carries it from answer to question. It is opaque to the
// client and never trusted: whatever does not parse is no conversation at all. Nothing secret is in it.
import { z } from "zod";
import { CONVERSATION_MAX } from "../../../../contract/limits.ts";
import { Governorate } from "../../../../contract/trust.ts";
import { termById } from "../../../language/terms.ts";
import { type Wish } from "../wish.ts";

const id = z.string().max(200);
const termIds = z.array(z.string().max(60)).max(60);
const brands = z.array(z.object({ id, name: z.string().max(120) })).max(20);
const price = z.number().min(0).max(10_000_000);

const WishShape = z.object({
  terms: termIds,
  not: termIds,
  tone: z
    .enum(["light", "dark", "quiet", "neutral", "bright", "earthy", "rich", "warm", "cool", "sea"])
    .optional(),
  limits: z.object({
    minPrice: price.optional(),
    maxPrice: price.optional(),
    brands: brands.optional(),
    notBrands: brands.optional(),
    sizes: z.array(z.string().max(20)).max(20).optional(),
    onSale: z.boolean().optional(),
    inStock: z.boolean().optional(),
    shop: z
      .object({
        cash: z.boolean().optional(),
        exchangeable: z.boolean().optional(),
        returnable: z.boolean().optional(),
        tryOn: z.boolean().optional(),
        deliveredTo: Governorate.optional(),
        isDelivered: z.boolean().optional(),
      })
      .optional(),
  }),
  speaks: z.enum(["woman", "man"]).optional(),
  wearer: z.object({
    who: z.enum(["woman", "man", "girl", "boy", "child", "baby"]).optional(),
    months: z.number().min(0).max(1440).optional(),
    alsoMonths: z.array(z.number().min(0).max(1440)).max(3).optional(),
    isCovered: z.boolean().optional(),
    isPregnant: z.boolean().optional(),
    isGrown: z.boolean().optional(),
    hidesWaist: z.boolean().optional(),
    isShort: z.boolean().optional(),
    isTall: z.boolean().optional(),
    isGift: z.boolean().optional(),
  }),
  order: z.enum(["cheapest", "dearest", "newest"]).optional(),
  words: z.array(z.string().max(60)).max(20),
  details: z.array(z.string().max(60)).max(20).optional(),
  notDetails: z.array(z.string().max(60)).max(20).optional(),
  isOfAll: z.boolean().optional(),
  each: z
    .array(
      z.object({
        terms: termIds,
        limits: z.object({
          minPrice: price.optional(),
          maxPrice: price.optional(),
          sizes: z.array(z.string().max(20)).max(20).optional(),
        }),
      }),
    )
    .max(6)
    .optional(),
});

const Shape = z.object({
  v: z.literal(1),
  wish: WishShape,
  /** What the answer before was: pieces, a whole outfit, or what goes with something. */
  act: z.enum(["find", "outfit", "complete"]),
  language: z.enum(["en", "ar", "franco"]),
  /** Ids in the order they were shown. */
  shown: z.array(id).max(24),
  /** Ids shown earlier, which "others" passes over. */
  seen: z.array(id).max(60),
  /** Ids that the pieces should go with. */
  anchors: z.array(id).max(10),
  /** The pieces of each look that was shown. */
  looks: z.array(z.array(id).max(6)).max(4).optional(),
  /** The brand that was spoken of last: "their sandals". */
  brand: z.object({ id, name: z.string().max(120) }).optional(),
  isEmpty: z.boolean().optional(),
  /** Which variant of a sentence was said last. */
  said: z.number().int().min(0).max(99).optional(),
});

export type Conversation = Omit<z.infer<typeof Shape>, "v" | "wish"> & { wish: Wish };

export function openConversation(text: string | undefined): Conversation | undefined {
  if (!text || text.length > CONVERSATION_MAX) return undefined;
  try {
    const { v: _, ...read } = Shape.parse(
      JSON.parse(Buffer.from(text, "base64url").toString("utf8")),
    );
    const isKnown = (term: string) => termById(term) !== undefined;
    const { terms, not, ...rest } = read.wish;
    return {
      ...read,
      wish: { ...(rest as Wish), terms: terms.filter(isKnown), not: not.filter(isKnown) },
    };
  } catch {
    return undefined;
  }
}

export function packConversation(conversation: Conversation): string {
  const seen = [...conversation.seen];
  for (;;) {
    const text = Buffer.from(JSON.stringify({ v: 1, ...conversation, seen })).toString("base64url");
    if (text.length <= CONVERSATION_MAX || seen.length === 0) return text;
    seen.splice(0, Math.ceil(seen.length / 4));
  }
}
