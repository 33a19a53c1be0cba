// Little English words whose letters changed places under a quick thumb: "wnat" is want, and no refusal in Franco.
import { isUsualWord } from "./usual-words.ts";

const LITTLE =
  "want with need have from this what would could should show please under about really looking something anything without because there which";

let meant: ReadonlyMap<string, string> | undefined;

/** Two neighbours changed places behind the first letter, where that makes no other word. */
function swapped(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const next = word[at + 1];
    if (at === 0 || next === undefined || next === letter) return [];
    const form = word.slice(0, at) + next + letter + word.slice(at + 2);
    return isUsualWord(form) ? [] : [form];
  });
}

/** The word that was meant, or the word itself. */
export function unswapped(word: string): string {
  meant ??= new Map(
    LITTLE.split(" ").flatMap((one) => swapped(one).map((form): [string, string] => [form, one])),
  );
  return meant.get(word) ?? word;
}
