// A password that passes the rules can still be everybody's password.
import { dictionary } from "@zxcvbn-ts/language-common";

const COMMON = new Set(dictionary["passwords-common"].slice(0, 3000));

/** The usual disguises: capitals, signs for letters, a year or an exclamation mark at either end. */
const DISGUISES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const undisguise = (text: string) => text.replace(/[@431!0$57]/g, (sign) => DISGUISES[sign]!);

/** Long enough to be more than a common word with something behind it. */
const LONG = 14;

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const candidates = [plain, undisguise(plain)];
  if (plain.length < LONG) {
    for (const around of [/^[^\p{L}]+|[^\p{L}]+$/gu, /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu]) {
      const core = plain.replace(around, "");
      candidates.push(core, undisguise(core), undisguise(plain).replace(around, ""));
    }
  }
  return candidates.some((candidate) => COMMON.has(candidate));
}
