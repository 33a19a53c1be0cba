// The address under which products know an uploaded picture. It names the brand whose it is.
import { randomBytes } from "node:crypto";
import type { Files } from "../../providers/files/files.ts";
import type { OpenOriginal } from "../products/pictures.ts";

const PREFIX = "/uploads/";
const ADDRESS = /^\/uploads\/(b_[\w-]{1,64}\/[\w-]{22}\.webp)$/;

/** A name that nobody can guess: the pictures of a product that is not public are not public either. */
export const newUploadAddress = (brandId: string): string =>
  `${PREFIX}${brandId}/${randomBytes(16).toString("base64url")}.webp`;

export const isUploadAddress = (address: string): boolean => address.startsWith(PREFIX);

export const isUploadOf = (brandId: string, address: string): boolean =>
  address.startsWith(`${PREFIX}${brandId}/`) && ADDRESS.test(address);

export const fileKeyOf = (address: string): string | undefined => {
  const rest = ADDRESS.exec(address)?.[1];
  return rest === undefined ? undefined : `pictures/${rest}`;
};

/** Undefined for every address that is not an upload's. */
export const openUploadIn =
  (files: Files): OpenOriginal =>
  async (address) => {
    const key = fileKeyOf(address);
    return key === undefined ? undefined : files.open(key);
  };
