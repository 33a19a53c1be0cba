// Known Arabic and Franco words in English, so that documents and queries meet in one language.
import { glossed } from "./glossary.ts";
import { readWritten, tokensOf } from "./read-terms.ts";

/** Small words that say nothing to a reader of meaning. */
const SILENT = new Set(
  "من في على علي مع او و ال عن الى الي ب ل كل el w fe fi 3ala men aw be bel lel il".split(" "),
);

/** Unknown words stay as they are; text that is English already stays whole. */
export function toEnglish(text: string): string {
  const tokens = tokensOf(text);
  const found = readWritten(text).filter(({ script }) => script !== "en");
  if (found.length === 0) return text.trim();
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const here = found.find(({ from, to }) => from <= at && at < to);
    if (here) words.push(here.term.forms.en[0] ?? here.term.label.en.toLowerCase());
    else if (!SILENT.has(tokens[at] ?? "")) words.push(glossed(tokens[at] ?? ""));
    at = here ? here.to : at + 1;
  }
  return words.join(" ");
}
