// Ids are strings: brands `b_…`, products `p_…`, safe in a URL.
import { randomBytes } from "node:crypto";

export type IdPrefix = "b" | "p" | "c" | "m" | "s" | "r" | "w" | "l" | "f" | "k";

export const newId = (prefix: IdPrefix): string =>
  `${prefix}_${randomBytes(12).toString("base64url")}`;
