// node tools/english-words.ts DICT: makes `language/english-words.txt` from a list of common English words, one a line
// (SCOWL's size 35, which may be used and passed on freely; Debian has it as wamerican-small). What the sentence model
// knows whole and what our own vocabulary reads are left out.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readingsOf } from "../src/server/language/lookup.ts";
import { isUsualWord } from "../src/server/language/usual-words.ts";

const FILE = join(import.meta.dirname, "../src/server/language/english-words.txt");
const ENDING = /(?:e?s|ers?|est|ed|ing|ish|l?y|al|ness)$/;
const WIDTH = 100;
/** Words that are typed for another one more often than they are meant. */
const SLIPS = new Set(["weeding"]);

const isKnown = (word: string): boolean => word.length > 2 && readingsOf(word).length > 0;

/** "Apricots" and "bluer" are forms of words we read; "bandanna" is one with a letter doubled. */
function isFormOfKnown(word: string): boolean {
  const stem = word.replace(ENDING, "");
  const stems = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")];
  return (stem !== word && stems.some(isKnown)) || isKnown(word.replace(/(.)\1/g, "$1"));
}

const words = readFileSync(process.argv[2] ?? "", "utf8")
  .split("\n")
  .filter((word) => /^[a-z]{4,14}$/.test(word) && !isUsualWord(word) && !SLIPS.has(word))
  .filter((word) => readingsOf(word).length === 0 && !isFormOfKnown(word));

const lines: string[] = [];
for (const word of words) {
  const last = lines.at(-1);
  if (last !== undefined && last.length + word.length < WIDTH)
    lines[lines.length - 1] = `${last} ${word}`;
  else lines.push(word);
}
writeFileSync(FILE, `${lines.join("\n")}\n`);
console.log(`${words.length} words`);
