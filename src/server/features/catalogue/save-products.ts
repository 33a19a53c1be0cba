// Saves products: everything is checked first, then each portion's search entries are made and it is written in a
// short transaction. The embedded database has one session, and the sentence model takes milliseconds a piece.
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { writeApartFromFaulty } from "../../database/apart-from-faulty.ts";
import {
  asProblem,
  changedMeanwhile,
  notFound,
  productFault,
  type Problem,
} from "../../problems.ts";
import { makeApartFromFaulty } from "../products/make-apart-from-faulty.ts";
import type { PriceSource } from "../products/prices/queries/record-points.ts";
import type { EntryMaker, SearchEntry } from "../products/search-entry.ts";
import { writeChanges, type Alongside, type Change } from "./queries/write-changes.ts";
import { isFoundAlike, isSameContent, type Content } from "./content.ts";
import { findOwn, type OwnersView, type Stored } from "./repository.ts";
import { draftUnfinished, isUnfinished } from "./unfinished.ts";

/** One product as somebody wants it. */
export type SaveRequest = {
  id: string;
  /** Throws a Problem when the wish is not allowed. */
  contentAfter: (was: Content) => Content;
  /** The `updated_at` that the editor last saw; without it nothing is compared. */
  seen?: Date | undefined;
  /** For a product that is added: what it begins with, and its id in the brand's shop. */
  added?: Content;
  shopId?: string | null;
};

export type SaveParts = OwnersView & {
  entries: EntryMaker;
  /** Told after something was written: new pictures are to be looked at. */
  onSaved?: () => void;
  now?: () => Date;
};

const ROWS_AT_ONCE = 200;
/** Reading their words takes about a millisecond a product, in which nobody else is answered. */
const ENTRIES_AT_ONCE = 25;
const CHECKED_AT_ONCE = 100;
/** So often a product may change between reading and writing before the saver is told. */
const TRIES = 5;

/** Answers with what was not saved, and why. */
export async function saveProducts(
  parts: SaveParts,
  brandId: string,
  wishes: SaveRequest[],
  alongside?: Alongside,
  source: PriceSource = "owner",
): Promise<Map<SaveRequest, Problem>> {
  const { db, entries } = parts;
  const said = { source, at: parts.now?.() ?? new Date() };
  const failed = new Map<SaveRequest, Problem>();
  let open = wishes;
  for (let turn = 1; open.length > 0; turn++) {
    const ids = open.map(({ id }) => id);
    const stored = await findOwn(parts, brandId, ids);
    const changes = await checkAll(open, stored, entries.madeBy, failed);
    if (turn > TRIES) {
      for (const wish of open) {
        if (!failed.has(wish)) failed.set(wish, changedMeanwhile(stored.get(wish.id)?.product));
      }
      break;
    }
    const faulty = new Map<string, unknown>();
    const missed = new Set<string>();
    await makeAndWrite(entries, changes, faulty, async (batch, made) => {
      for (const id of await writeChanges(db, brandId, batch, made, said, alongside))
        missed.add(id);
    });
    for (const wish of open) {
      if (faulty.has(wish.id)) failed.set(wish, productFault(faulty.get(wish.id)));
    }
    if (changes.length > missed.size) parts.onSaved?.();
    open = open.filter(({ id }) => missed.has(id));
  }
  return failed;
}

async function checkAll(
  wishes: SaveRequest[],
  stored: Map<string, Stored>,
  madeBy: string,
  failed: Map<SaveRequest, Problem>,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [n, wish] of wishes.entries()) {
    if (n % CHECKED_AT_ONCE === 0) await yieldToEventLoop();
    try {
      const change = check(wish, stored.get(wish.id), madeBy);
      if (change) changes.push(change);
    } catch (error) {
      failed.set(wish, asProblem(error));
    }
  }
  return changes;
}

/** Undefined when everything stands there already: saying so twice is no conflict. */
function check(wish: SaveRequest, was: Stored | undefined, madeBy: string): Change | undefined {
  const { id, added } = wish;
  if (added) return was ? undefined : { id, content: added, was, shopId: wish.shopId };
  if (!was) throw notFound("productNotFound");
  const content = wish.contentAfter(was.content);
  if (content.active && was.isFromPhotos && isUnfinished(content)) throw draftUnfinished();
  if (isSameContent(content, was.content)) {
    return was.indexedBy === madeBy ? undefined : { id, content, was };
  }
  if (wish.seen && was.updatedAt > wish.seen) throw changedMeanwhile(was.product);
  return { id, content, was };
}

/**
 * Entries of the next products are made while those before are written: the model, this thread and the
 * database each have a processor's work to do. `faulty` hears what could not be read or written, by id.
 */
async function makeAndWrite(
  entries: EntryMaker,
  changes: Change[],
  faulty: Map<string, unknown>,
  write: (batch: Change[], made: SearchEntry[]) => Promise<void>,
): Promise<void> {
  let writing = Promise.resolve();
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE) {
    const batch = changes.slice(at, at + ROWS_AT_ONCE);
    const made = await makeEntries(entries, batch, faulty);
    await writing;
    writing = writeSound(batch, made, faulty, write);
    // Whoever waits for it is told; until then it is nobody's unheard error.
    writing.catch(() => {});
  }
  await writing;
}

async function writeSound(
  changes: Change[],
  made: Map<string, SearchEntry>,
  faulty: Map<string, unknown>,
  write: (batch: Change[], made: SearchEntry[]) => Promise<void>,
): Promise<void> {
  const sound = changes.filter(({ id }) => !faulty.has(id));
  const unwritten = await writeApartFromFaulty(sound, (batch) =>
    write(
      batch,
      batch.flatMap(({ id }) => made.get(id) ?? []),
    ),
  );
  for (const [{ id }, error] of unwritten) faulty.set(id, error);
}

async function makeEntries(
  entries: EntryMaker,
  changes: Change[],
  faulty: Map<string, unknown>,
): Promise<Map<string, SearchEntry>> {
  const needed = changes.filter(
    ({ content, was }) => was?.indexedBy !== entries.madeBy || !isFoundAlike(content, was.content),
  );
  const made = new Map<string, SearchEntry>();
  const make = (from: number) => {
    const batch = needed.slice(from, from + ENTRIES_AT_ONCE);
    return makeApartFromFaulty(
      entries,
      batch.map(({ id, content }) => ({ ...content, id })),
    );
  };
  let next = make(0);
  for (let at = 0; at < needed.length; at += ENTRIES_AT_ONCE) {
    const current = next;
    // The model finds the next ones waiting when it is done with these.
    next = make(at + ENTRIES_AT_ONCE);
    next.catch(() => {});
    const { fresh, failed } = await current;
    for (const entry of fresh) made.set(entry.product_id, entry);
    for (const [id, error] of failed) faulty.set(id, error);
    await yieldToEventLoop();
  }
  return made;
}
