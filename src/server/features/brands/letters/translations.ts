// What our letters say, in both languages side by side.
import type { Language } from "../../../../contract/languages.ts";
import type { MailKind } from "../post-office.ts";
import { ACCOUNT_LETTERS } from "./account-letters.ts";
import type { LetterWords } from "./layout.ts";
import { SHOP_LETTERS } from "./shop-letters.ts";

export const letterWords: Record<MailKind, Record<Language, LetterWords>> = {
  ...ACCOUNT_LETTERS,
  ...SHOP_LETTERS,
};
