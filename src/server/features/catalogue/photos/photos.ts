// A brand's photos on their way into the shop window: taken in one by one, put together when their owner says that
// these are all, and moved as the owner sees fit.
import { createHash } from "node:crypto";
import type { Language } from "../../../../contract/languages.ts";
import { PHOTOS_AT_ONCE, PHOTOS_PER_DAY } from "../../../../contract/limits.ts";
import { isSentenceKey } from "../../../../contract/server-messages.ts";
import { byDraft, type Photo, type PhotoBox } from "../../../../contract/photos.ts";
import { newId } from "../../../ids.ts";
import { Problem } from "../../../problems.ts";
import { translate } from "../../../translate.ts";
import type { SaveParts } from "../save-products.ts";
import type { Uploads } from "../uploads.ts";
import { seenTogether, type NameSeen } from "./draft-content.ts";
import { movePhotos, type Move } from "./move-photos.ts";
import {
  addPhoto,
  askForDrafts,
  countPhotos,
  findByMark,
  listPhotos,
  type StoredPhoto,
} from "./repository.ts";

export type PhotoParts = {
  save: SaveParts;
  uploads: Pick<Uploads, "store">;
  name: NameSeen;
  /** Has the brand's photos looked at and put together, after the answer. */
  workSoon: (brandId: string) => Promise<void>;
};

export type Photos = ReturnType<typeof createPhotos>;

export function createPhotos(parts: PhotoParts) {
  const { save, uploads, workSoon } = parts;
  const { db } = save;

  return {
    async receive(brandId: string, bytes: Buffer, language: Language): Promise<Photo> {
      const mark = createHash("sha256").update(bytes).digest("hex");
      const known = await findByMark(db, brandId, mark);
      if (known) return told(known, language);
      const counts = await countPhotos(db, brandId);
      refuseTooMany(counts);
      const address = await uploads.store(brandId, bytes);
      const photo = await addPhoto(db, { id: newId("f"), brand_id: brandId, mark, address });
      // Whoever looks at those before it comes to this one, too.
      if (counts.waiting === 0) await workSoon(brandId);
      return told(photo, language);
    },

    box: (brandId: string, language: Language): Promise<PhotoBox> =>
      boxOf(parts, brandId, language),

    async makeDrafts(brandId: string, language: Language): Promise<PhotoBox> {
      if ((await askForDrafts(db, brandId)) > 0) await workSoon(brandId);
      return boxOf(parts, brandId, language);
    },

    async move(brandId: string, move: Move, language: Language): Promise<PhotoBox> {
      await movePhotos(parts, brandId, move);
      // Another photo may lead a draft now, which is to be cut out.
      if (move.to !== "away") await workSoon(brandId);
      return boxOf(parts, brandId, language);
    },
  };
}

async function boxOf(
  { save: { db }, name }: PhotoParts,
  brandId: string,
  language: Language,
): Promise<PhotoBox> {
  const photos = await listPhotos(db, brandId);
  const drafts = byDraft(photos, ({ productId }) => productId);
  return {
    photos: photos.map((photo) => told(photo, language)),
    doubts: [...drafts].flatMap(([product_id, members]) => {
      const { doubt } = name(seenTogether(members));
      return doubt ? [{ product_id, doubt: doubt[language] }] : [];
    }),
    is_working: photos.some(
      ({ isAsked, productId, state }) => isAsked && productId === null && state !== "refused",
    ),
  };
}

function told(photo: StoredPhoto, language: Language): Photo {
  const { id, address, state, reason, productId } = photo;
  return {
    id,
    url: address,
    state: productId === null ? state : "placed",
    ...(reason !== null && isSentenceKey(reason) && { reason: translate(language, reason) }),
    ...(productId !== null && { product_id: productId }),
  };
}

function refuseTooMany({ open, today }: { open: number; today: number }): void {
  if (today >= PHOTOS_PER_DAY)
    throw new Problem(422, "too_many_photos", "photosOfDay", { field: "image" });
  if (open < PHOTOS_AT_ONCE) return;
  const values = { n: PHOTOS_AT_ONCE };
  throw new Problem(422, "too_many_photos", "photosTooMany", { field: "image", values });
}
