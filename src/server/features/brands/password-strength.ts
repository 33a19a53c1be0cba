// The list of passwords that everybody uses, behind the rules that the browser knows as well.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCommonPassword as isCommon } from "../../../contract/password-strength.ts";

export { isWordWithYear, namesSomebody } from "../../../contract/password-strength.ts";

/** Made by `npm run make:passwords`. */
export const COMMON_PASSWORDS: readonly string[] = readFileSync(
  join(import.meta.dirname, "common-passwords.txt"),
  "utf8",
)
  .trim()
  .split("\n");

const COMMON = new Set(COMMON_PASSWORDS);

export const isCommonPassword = (password: string): boolean => isCommon(password, COMMON);
