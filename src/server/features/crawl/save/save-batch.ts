// Found products into the catalogue, each with its search entry and with what is remembered of it.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import type { Sql } from "../../../database/sql.ts";
import { Problem } from "../../../problems.ts";
import type { ColorPicture, FoundProduct } from "../found-product.ts";
import { checkTurn, type Turn } from "../queries/check-turn.ts";
import { addressKey } from "../visit/site.ts";
import type { Validators } from "../visit/visited.ts";
import { colorPicturesOf, contentOfFound } from "./content.ts";
import {
  findDeleted,
  markSeen,
  rememberPages,
  writeImports,
  type ImportRow,
} from "./repository.ts";
import { matchProducts, type Match } from "./match.ts";
import { merge, valuesOf, type Law, type Merged } from "./merge.ts";
import type { Content, Shelf, SavedPiece } from "./shelf.ts";

export type SaveParts = { db: Sql; shelf: Shelf; publicUrl: () => string };

export type ToSave = {
  brandId: string;
  turn: Turn;
  host: string;
  /** With the path it lives under. */
  site: string;
  found: { page: string; product: FoundProduct }[];
  read: { page: string; validators: Validators | null; products: number; mark?: string }[];
  unchanged: string[];
  /** Those among them of which a list showed a card and nobody opened the page. */
  byCard?: string[];
  /** Pages that are not there any more. */
  gone?: string[];
  law?: Law;
  /** The moment of the reading. */
  at?: Date;
};

export type NotSaved = { url: string; problem: Problem };

type Entry = {
  page: string;
  found: FoundProduct;
  content: Content;
  colorPictures: ColorPicture[];
  /** Two shops of one brand may count their products alike. */
  shopId: string | null;
  match: Match;
};

/** Answers with what could not be saved, and why. Throws TurnIsOver when the job is no longer ours. */
export async function saveBatch(parts: SaveParts, batch: ToSave): Promise<NotSaved[]> {
  const { db, shelf } = parts;
  const { brandId, turn } = batch;
  const { entries, notSaved } = await prepare(parts, batch);
  const merged = new Map<string, Merged>();
  const law = batch.law ?? "import";
  const wishes = new Map(entries.map((entry) => [wishFor(entry, merged, law), entry]));
  const written = new Set<string>();
  const of = { brandId, job: turn.id, site: batch.site, ...(batch.at && { at: batch.at }) };

  const alongside = async (tx: Sql, ids: string[]) => {
    await checkTurn(tx, turn);
    for (const id of ids) written.add(id);
    const own = new Set(ids);
    await writeImports(
      tx,
      of,
      importRows(entries, merged, (id) => own.has(id), true),
    );
  };
  const failed = await shelf.save(brandId, [...wishes.keys()], alongside, law);
  for (const [wish, problem] of failed) {
    const { found } = getOrThrow(wishes, wish);
    notSaved.push({ url: found.url, problem });
    written.add(wish.id);
  }
  await db.transaction().execute(async (tx) => {
    await checkTurn(tx, turn);
    await writeImports(
      tx,
      of,
      importRows(entries, merged, (id) => !written.has(id), false),
    );
    await markSeen(tx, of, batch.unchanged, batch.byCard);
    await rememberPages(tx, brandId, batch.read);
  });
  return notSaved;
}

async function prepare({ db, shelf, publicUrl }: SaveParts, batch: ToSave) {
  const { brandId, host, found } = batch;
  const notSaved: NotSaved[] = [];
  const usable: Omit<Entry, "match">[] = [];
  for (const { page, product } of found) {
    try {
      const content = contentOfFound(product, shelf, publicUrl());
      const shopId = product.shop_id && `${host}#${product.shop_id}`;
      const colorPictures = colorPicturesOf(product, publicUrl());
      usable.push({ page, found: product, content, colorPictures, shopId });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      notSaved.push({ url: product.url, problem: error });
    }
  }
  const matches = await matchProducts(
    db,
    brandId,
    usable.map((entry) => ({ shop_id: entry.shopId, url: urlOf(entry) })),
  );
  const entries = usable.flatMap((entry, n): Entry[] => {
    const match = matches[n];
    return match ? [{ ...entry, match }] : [];
  });
  return { entries: await withoutDeleted(db, batch, entries), notSaved };
}

/** What the brand deleted stays deleted. */
async function withoutDeleted(db: Sql, { brandId, turn }: ToSave, entries: Entry[]) {
  const fresh = entries.filter(({ match }) => match.isNew);
  const of = { brandId, job: turn.id };
  const placeOf = (entry: Entry) => ({ address: addressKey(urlOf(entry)), shop_id: entry.shopId });
  const deleted = await findDeleted(db, of, fresh.map(placeOf));
  if (deleted.length === 0) return entries;
  const addresses = new Set(deleted.map(({ address }) => address));
  const shopIds = new Set(deleted.flatMap(({ shop_id }) => shop_id ?? []));
  return entries.filter((entry) => {
    const { address, shop_id } = placeOf(entry);
    return !entry.match.isNew || !(addresses.has(address) || (shop_id && shopIds.has(shop_id)));
  });
}

function wishFor(
  { shopId, content, match }: Entry,
  merged: Map<string, Merged>,
  law: Law,
): SavedPiece {
  const { id, isNew, imported } = match;
  if (isNew) {
    merged.set(id, { content, imported: valuesOf(content), differences: {} });
    return { id, shopId, added: content, contentAfter: () => content };
  }
  return {
    id,
    contentAfter(mine) {
      const result = merge(mine, content, imported, law);
      merged.set(id, result);
      return result.content;
    },
  };
}

function importRows(
  entries: Entry[],
  merged: Map<string, Merged>,
  isWanted: (id: string) => boolean,
  isWritten: boolean,
): ImportRow[] {
  return entries
    .filter(({ match }) => isWanted(match.id) && merged.has(match.id))
    .map(({ page, found, content, colorPictures, shopId, match }) => {
      const { imported, differences } = getOrThrow(merged, match.id);
      const changed = match.isNew ? "saved" : "updated";
      return {
        product_id: match.id,
        shop_id: shopId,
        address: addressKey(urlOf({ found, content })),
        page,
        imported,
        differences,
        evidence: found.evidence,
        color_pictures: colorPictures.length > 0 ? colorPictures : null,
        outcome: isWritten ? changed : "unchanged",
      };
    });
}

/** As it is stored: a demo shop's is a path, whatever this server is called today. */
const urlOf = ({ found, content }: Pick<Entry, "found" | "content">) => content.url ?? found.url;
