// The list of passwords that everybody uses, behind the rules that the browser knows as well.
import { dictionary } from "@zxcvbn-ts/language-common";
import { isCommonPassword as isCommon } from "../../../contract/password-strength.ts";

export { isWordWithYear, namesSomebody } from "../../../contract/password-strength.ts";

export const COMMON_PASSWORDS: readonly string[] = dictionary["passwords-common"].slice(0, 3000);

const COMMON = new Set(COMMON_PASSWORDS);

export const isCommonPassword = (password: string): boolean => isCommon(password, COMMON);
