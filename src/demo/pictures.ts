// The demo catalogue's picture files and the addresses they are known by.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "pictures");
const PREFIX = "/demo-shop/pictures/";

/** All first pictures are drawn so large, so that nobody has to open them to know. */
export const FIRST_PICTURE = { width: 600, height: 800 };

export const PICTURE_NAME = /^[a-z0-9-]+\.webp$/;

export const pictureAddress = (file: string): string => PREFIX + file;

/** The file behind a demo picture's address; undefined for every other address. */
export async function openDemoPicture(address: string): Promise<Buffer | undefined> {
  const name = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : "";
  if (!PICTURE_NAME.test(name)) return undefined;
  return readFile(join(FOLDER, name)).catch(() => undefined);
}
