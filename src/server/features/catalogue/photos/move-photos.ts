// The owner's last word: photos go into another draft, into a new one, or away. Splitting and joining are this, too.
import { getOrThrow, present } from "../../../../contract/get-or-throw.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import { PRODUCT_PICTURES_MAX } from "../../../../contract/limits.ts";
import { byDraft, type movePhotos as theCall } from "../../../../contract/photos.ts";
import type { Sql } from "../../../database/sql.ts";
import { newId } from "../../../ids.ts";
import { Problem, invalid, notFound } from "../../../problems.ts";
import { deleteIn } from "../queries/delete-products.ts";
import { findOwn, type Stored } from "../repository.ts";
import { saveProducts, type SaveParts, type SaveRequest } from "../save-products.ts";
import { draftAfter, draftOf, type NameSeen } from "./draft-content.ts";
import {
  findPhotos,
  photosOfProducts,
  placePhotos,
  throwAway,
  type StoredPhoto,
} from "./repository.ts";

export type Move = BodyOf<typeof theCall>;

type Parts = { save: SaveParts; name: NameSeen };

export async function movePhotos({ save, name }: Parts, brandId: string, move: Move) {
  const { db } = save;
  const moved = await findMoved(db, brandId, move);
  const target = targetOf(move);
  const ids = [...new Set([...moved.flatMap(({ productId }) => productId ?? []), ...target.own])];
  const stored = await findOwn(save, brandId, ids);
  for (const id of ids) mayChange(stored.get(id));
  const members = byDraft(await photosOfProducts(db, brandId, ids), (photo) => photo.productId);
  const isMoved = new Set(moved.map(({ id }) => id));
  const emptied: string[] = [];
  const wishes: SaveRequest[] = [];
  for (const id of ids) {
    const before = members.get(id) ?? [];
    const stay = before.filter((photo) => !isMoved.has(photo.id));
    const after = id === target.id ? [...stay, ...moved] : stay;
    if (after.length === 0 && isNothingLeft(getOrThrow(stored, id), before)) emptied.push(id);
    else wishes.push({ id, contentAfter: (was) => roomy(draftAfter(was, before, after, name)) });
  }
  if (move.to === "new") {
    const added = draftOf(moved, name);
    wishes.push({ id: present(target.id), contentAfter: () => added, added });
  }
  const arrange = async (tx: Sql) => {
    const photos = moved.map(({ id }) => id);
    if (target.id === undefined) await throwAway(tx, photos);
    else await placePhotos(tx, photos, target.id);
    await deleteIn(tx, brandId, emptied);
  };
  await inOneGo(save, brandId, wishes, arrange);
}

async function findMoved(db: Sql, brandId: string, { ids, to }: Move): Promise<StoredPhoto[]> {
  const wanted = [...new Set(ids)];
  const found = await findPhotos(db, brandId, wanted);
  if (found.length < wanted.length) throw notFound("photoNotFound");
  if (to !== "away" && found.some(({ state }) => state === "waiting"))
    throw new Problem(409, "photo_waiting", "photoWaiting");
  return found;
}

/** Where they go; `own` where that is a product which is there already. */
function targetOf({ to, product_id }: Move): { id?: string; own: string[] } {
  if (to === "away") return { own: [] };
  if (to === "new") return { id: newId("p"), own: [] };
  if (product_id === undefined) throw invalid("fieldInvalid", { field: "product_id", values: { field: "product_id" } }); // prettier-ignore
  return { id: product_id, own: [product_id] };
}

/** What shoppers see is changed in its editor, not by sorting. */
function mayChange(product: Stored | undefined): void {
  if (!product) throw notFound("productNotFound");
  if (product.content.active) throw new Problem(409, "photo_published", "photoPublished");
}

function isNothingLeft({ content }: Stored, photos: readonly StoredPhoto[]): boolean {
  const ours = new Set(photos.flatMap(({ address, cutOut }) => [address, cutOut]));
  return [content.image_url, ...content.other_image_urls].every((url) => ours.has(url));
}

function roomy<Pictured extends { other_image_urls: string[] }>(content: Pictured): Pictured {
  if (content.other_image_urls.length < PRODUCT_PICTURES_MAX) return content;
  throw invalid("draftFull", { values: { n: PRODUCT_PICTURES_MAX } });
}

/** The products and what their photos know of them, in one transaction. */
async function inOneGo(
  save: SaveParts,
  brandId: string,
  wishes: SaveRequest[],
  arrange: (tx: Sql) => Promise<void>,
): Promise<void> {
  if (wishes.length === 0) {
    await save.db.transaction().execute(arrange);
    return;
  }
  const failed = await saveProducts(save, brandId, wishes, arrange);
  for (const problem of failed.values()) throw problem;
}
