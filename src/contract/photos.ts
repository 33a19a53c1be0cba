// Photos from a phone become drafts: each is sent on its own, those of one piece are put together, and the owner
// has the last word.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { PHOTOS_AT_ONCE } from "./limits.ts";
import { ID_MAX, text } from "./shapes.ts";

/** `placed`: it stands in a draft. `refused`: we see nothing to wear in it; its owner may place it all the same. */
export const PHOTO_STATES = ["waiting", "seen", "placed", "refused"] as const;

export const Photo = z.object({
  id: z.string(),
  /** Of its picture, for the preview of the owner's pictures. */
  url: z.string(),
  state: z.enum(PHOTO_STATES),
  /** Why it was refused. */
  reason: z.string().optional(),
  /** The draft it stands in. */
  product_id: z.string().optional(),
});
export type Photo = z.infer<typeof Photo>;

export const PhotoBox = z.object({
  /** Those that stand in no product yet, and those of products that are not active. */
  photos: z.array(Photo),
  /** What is not sure about a draft, in words. */
  doubts: z.array(z.object({ product_id: z.string(), doubt: z.string() })),
  /** Drafts are being made of them. */
  is_working: z.boolean(),
});
export type PhotoBox = z.infer<typeof PhotoBox>;

/** Photos by the draft they stand in. */
export function byDraft<Placed>(
  photos: readonly Placed[],
  draftOf: (photo: Placed) => string | null | undefined,
): Map<string, Placed[]> {
  const drafts = new Map<string, Placed[]>();
  for (const photo of photos) {
    const draft = draftOf(photo);
    if (draft) drafts.set(draft, [...(drafts.get(draft) ?? []), photo]);
  }
  return drafts;
}

export const sendPhoto = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/photos",
  access: "owner",
  summary:
    "Takes one photo of a piece. The same file sent again is the same photo, so a lost answer is no reason to worry.",
  allowance: "write",
  upload: "image",
  response: Photo,
});

export const photoBox = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/photos",
  access: "owner",
  summary: "The brand's photos, and where each of them stands.",
  response: PhotoBox,
});

export const makeDrafts = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/photos/drafts",
  access: "owner",
  summary:
    "These are all: photos of one piece are put together, and each piece becomes a draft to review. Happens after the answer.",
  allowance: "write",
  response: PhotoBox,
});

export const movePhotos = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/photos/move",
  access: "owner",
  summary:
    "Puts photos into a draft, into a new one, or throws them away. A draft that has none left goes, too.",
  allowance: "write",
  body: z.object({
    ids: z.array(text(ID_MAX)).min(1).max(PHOTOS_AT_ONCE),
    to: z.enum(["product", "new", "away"]),
    /** With `product`: which one. */
    product_id: text(ID_MAX).optional(),
  }),
  response: PhotoBox,
});
