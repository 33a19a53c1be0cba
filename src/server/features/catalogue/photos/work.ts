// What happens to photos after they came, in the background: each is looked at, those of one piece are put together
// into a draft, and the photo that leads it is cut out. Every step is written down by itself: killed in the middle,
// it goes on where it was.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import { newId } from "../../../ids.ts";
import { Problem } from "../../../problems.ts";
import type { Vision } from "../../../providers/vision/vision.ts";
import type { OpenOriginal } from "../../products/pictures.ts";
import { pause, seePicture } from "../../products/see-picture.ts";
import { saveProducts, type SaveParts, type SaveRequest } from "../save-products.ts";
import type { Uploads } from "../uploads.ts";
import { draftAfter, draftOf, type NameSeen } from "./draft-content.ts";
import { groupPhotos, type Grouped } from "./group-photos.ts";
import {
  keepCutOut,
  listPhotos,
  nextToCut,
  nextToSee,
  placePhotos,
  refusePhotos,
  writeSeen,
  type StoredPhoto,
} from "./repository.ts";
import { looksOf, showsNothingWorn } from "./seen-photo.ts";

export type PhotoWorkParts = {
  save: SaveParts;
  uploads: Pick<Uploads, "store">;
  openOriginal: OpenOriginal;
  look: Vision["look"];
  name: NameSeen;
  /** The piece alone on a transparent ground; undefined where its outline would be a guess. */
  cutOut: (picture: Buffer, category: string) => Promise<Buffer | undefined>;
};

/** So often a photo is begun: one that ends the process each time is given up. */
const TRIES = 3;
const BUSY_MS = 2000;

export const createPhotoWork =
  (parts: PhotoWorkParts) =>
  async (brandId: string, signal: AbortSignal): Promise<void> => {
    await lookAtAll(parts, brandId, signal);
    await putTogether(parts, brandId);
    await cutLeads(parts, brandId, signal);
  };

async function lookAtAll(
  { save: { db }, openOriginal, look }: PhotoWorkParts,
  brandId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const photo = await nextToSee(db, brandId);
    if (!photo) return;
    const seen =
      photo.tries < TRIES ? await seePicture(photo.address, openOriginal, look, signal) : null;
    if (!seen) await refusePhotos(db, [photo.id], "photoUnseen");
    else {
      const reason = showsNothingWorn(seen) ? "photoNoGarment" : null;
      await writeSeen(db, photo.id, looksOf(seen), seen.vector, reason);
    }
  }
}

/** Those that their owner has asked for; a piece photographed again joins the draft it has already. */
async function putTogether({ save, name }: PhotoWorkParts, brandId: string): Promise<void> {
  const photos = await listPhotos(save.db, brandId);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const isOpen = ({ isAsked, state, productId }: StoredPhoto) =>
    isAsked && state === "seen" && productId === null;
  if (!photos.some(isOpen)) return;
  const known = photos.filter((photo) => isOpen(photo) || photo.productId !== null);
  const come = new Map<SaveRequest, StoredPhoto[]>();
  for (const { draft, members } of groupPhotos(known.flatMap(asGrouped))) {
    const all = members.map(({ id }) => getOrThrow(byId, id));
    const fresh = all.filter(({ productId }) => productId === null);
    if (fresh.length === 0) continue;
    come.set(draft === null ? asAdded(all, name) : asLarger(draft, known, all, name), fresh);
  }
  const place = new Map([...come].map(([{ id }, fresh]) => [id, fresh.map((photo) => photo.id)]));
  const failed = await saveProducts(save, brandId, [...come.keys()], async (tx, written) => {
    for (const id of written) await placePhotos(tx, place.get(id) ?? [], id);
  });
  for (const [wish, problem] of failed)
    await refusePhotos(save.db, getOrThrow(place, wish.id), problem.sentence);
}

const asGrouped = ({ id, vector, looks, productId }: StoredPhoto): Grouped[] =>
  vector && looks ? [{ id, vector, looks, draft: productId }] : [];

function asAdded(photos: StoredPhoto[], name: NameSeen): SaveRequest {
  const added = draftOf(photos, name);
  return { id: newId("p"), contentAfter: () => added, added };
}

const asLarger = (
  id: string,
  known: readonly StoredPhoto[],
  after: StoredPhoto[],
  name: NameSeen,
): SaveRequest => ({
  id,
  contentAfter: (was) => {
    const before = known.filter(({ productId }) => productId === id);
    // Photos that were placed though nothing was seen in them take no part in the grouping.
    const unseen = before.filter((photo) => !after.includes(photo));
    return draftAfter(was, before, [...unseen, ...after], name);
  },
});

async function cutLeads(parts: PhotoWorkParts, brandId: string, signal: AbortSignal) {
  const { save, openOriginal, uploads } = parts;
  for (;;) {
    signal.throwIfAborted();
    const lead = await nextToCut(save.db, brandId);
    if (!lead) return;
    const photo = await openOriginal(lead.address).catch(() => undefined);
    const cut = photo && (await cutPatiently(parts, photo, lead.category, signal));
    if (!cut) continue;
    const address = await uploads.store(brandId, cut).catch(() => undefined);
    if (address === undefined) continue;
    const beside: SaveRequest = {
      id: lead.productId,
      contentAfter: (was) => ({
        ...was,
        other_image_urls:
          was.image_url === lead.address
            ? [address, ...was.other_image_urls]
            : was.other_image_urls,
      }),
    };
    // A draft that was deleted meanwhile needs none.
    await saveProducts(save, brandId, [beside], (tx) => keepCutOut(tx, lead.id, address));
  }
}

async function cutPatiently(
  { cutOut }: PhotoWorkParts,
  photo: Buffer,
  category: string,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  for (;;) {
    try {
      return await cutOut(photo, category);
    } catch (error) {
      if (!(error instanceof Problem && error.code === "fit_busy")) return undefined;
      await pause(BUSY_MS, signal);
    }
  }
}
