/** A block of text into sentences, and a sentence that never ends into its statements. */
import { cutRunOn } from "./run-on.ts";

const ENDS =
  /(?<=[.!?؟۔])(?<!(?:^|[\s(])(?:ج|st|max|min|approx|no|mr|mrs|dr|eg|ext|tel|ت|ش|ص|د|ط|l\.e|e\.g|i\.e|c\.o|س)\.)(?<!ج\.م\.)(?<!\d\.(?=\d))(?=\s|$|[\u{1F300}-\u{1FAFF}])/iu;

/** “7. Exchange. …”: the number of a clause belongs to its name. */
const NUMBER_ALONE = /^\(?\p{N}{1,2}(?:\.\p{N}{1,2})*[.)-]$/u;

/** A block into sentences; decimals, addresses and abbreviations hold together. */
export function splitSentences(text: string): string[] {
  const parts = text
    .split(ENDS)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  if (parts.length > 1 && NUMBER_ALONE.test(parts[0] ?? ""))
    parts.splice(0, 2, `${parts[0]} ${parts[1]}`);
  return parts.flatMap(cutRunOn);
}

