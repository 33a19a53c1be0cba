// Pictures that brands upload: where they are opened from, and the nightly look for those no product uses.
import { openUploadIn } from "../features/catalogue/upload-address.ts";
import { createUploads, type Uploads } from "../features/catalogue/uploads.ts";
import type { OpenOriginal } from "../features/products/pictures.ts";
import { unavailable } from "../problems.ts";
import type { Files } from "../providers/files/files.ts";
import type { ContainerBase } from "./base.ts";

/** It reads the pictures of all products of those who upload. */
const EVERY_NIGHT = "23 3 * * *";

/** Uploads, and the pictures of the demo. Storage that does not answer is no missing picture. */
export function openOwnPictures(files: Files, elsewhere: OpenOriginal): OpenOriginal {
  const openUpload = openUploadIn(files);
  return async (address) => {
    const upload = await openUpload(address).catch((error: unknown) => {
      throw unavailable(error);
    });
    return upload ?? elsewhere(address);
  };
}

export async function buildUploads(
  { db, jobs }: ContainerBase,
  files: Files,
): Promise<{ uploads: Uploads }> {
  const uploads = createUploads({ db, files });
  await jobs.handle("sweep-uploads", () => uploads.sweep());
  await jobs.repeat("sweep-uploads", EVERY_NIGHT);
  return { uploads };
}
