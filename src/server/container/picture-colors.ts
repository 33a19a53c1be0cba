// Pictures are looked at after they were saved, after a start, and every night.
import { withAdvisoryLock } from "../database/advisory-lock.ts";
import { lookAtPictures } from "../features/products/picture-colors/look-at-pictures.ts";
import { lookAtPieces } from "../features/products/likeness/look-at-pieces.ts";
import { localVision } from "../providers/vision/local.ts";
import type { ContainerBase } from "./base.ts";

const EVERY_NIGHT = "11 3 * * *";
/** An import saves a hundred times in a minute; its pictures are looked at in one go. */
const SOON_MS = 3000;

/** Answers what is to be called after something was saved. */
export async function keepColors(base: ContainerBase): Promise<() => void> {
  const { database, db, jobs, openOriginal, outside } = base;
  if (!outside.looksAtPictures) return () => {};
  const { tint, encode } = localVision;
  // One at a time over all processes: a second would look at the same pictures.
  await jobs.handle("picture-colors", (_, signal) =>
    withAdvisoryLock(
      database.pool,
      "picture-colors",
      async () => {
        await lookAtPieces({ db, openOriginal, encode }, signal);
        await lookAtPictures({ db, openOriginal, tint }, signal);
      },
      signal,
    ),
  );
  await jobs.repeat("picture-colors", EVERY_NIGHT);
  await jobs.send("picture-colors");
  let soon: NodeJS.Timeout | undefined;
  return () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      // Nobody waits for it; what is missed now is seen to at night.
      jobs.send("picture-colors").catch(outside.onJobError);
    }, SOON_MS).unref();
  };
}
