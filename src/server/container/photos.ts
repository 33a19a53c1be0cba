// Photos from a phone: looked at and put together in a job, one at a time for each brand.
import { withAdvisoryLock } from "../database/advisory-lock.ts";
import { createPhotos } from "../features/catalogue/photos/photos.ts";
import { createPhotoWork, type PhotoWorkParts } from "../features/catalogue/photos/work.ts";
import type { PhotoRouteParts } from "../features/catalogue/routes-photos.ts";
import type { SaveParts } from "../features/catalogue/save-products.ts";
import type { Uploads } from "../features/catalogue/uploads.ts";
import { nameSeen } from "../features/stylist/image/describe.ts";
import { localVision } from "../providers/vision/local.ts";
import type { ContainerBase } from "./base.ts";

type Parts = { save: SaveParts; uploads: Uploads; cutOut: PhotoWorkParts["cutOut"] };

export async function buildPhotos(
  { database, jobs, openOriginal }: ContainerBase,
  { save, uploads, cutOut }: Parts,
): Promise<PhotoRouteParts> {
  const { look } = localVision;
  const work = createPhotoWork({ save, uploads, openOriginal, look, cutOut, name: nameSeen });
  await jobs.handle<{ brand: string }>("photos", ({ brand }, signal) =>
    withAdvisoryLock(database.pool, `photos ${brand}`, () => work(brand, signal), signal),
  );
  const workSoon = (brand: string) => jobs.send("photos", { brand });
  return { photos: createPhotos({ save, uploads, name: nameSeen, workSoon }) };
}
