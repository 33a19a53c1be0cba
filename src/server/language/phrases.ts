// Set phrases, of a query or of a shop: the longest one that begins at a word.
import { foldWords } from "../../contract/fold-words.ts";

type Branch<T> = { next: Map<string, Branch<T>>; value?: T };

export type PhraseAt<T> = (words: string[], from: number) => { value: T; to: number } | undefined;

/** Each entry is a value and its phrases, commas between them. */
export function createPhrases<T>(entries: [T, string][]): PhraseAt<T> {
  const tree: Branch<T> = { next: new Map() };
  for (const [value, phrases] of entries)
    for (const phrase of phrases.split(",")) {
      let branch = tree;
      for (const word of foldWords(phrase).split(" ")) {
        let next = branch.next.get(word);
        if (!next) branch.next.set(word, (next = { next: new Map() }));
        branch = next;
      }
      branch.value ??= value;
    }
  return (words, from) => {
    let best: { value: T; to: number } | undefined;
    let branch: Branch<T> | undefined = tree;
    for (let at = from; branch && at < words.length; at++) {
      branch = stepOf(branch, words[at]!, at === from);
      if (branch?.value !== undefined) best = { value: branch.value, to: at + 1 };
    }
    return best;
  };
}

/** The first word of an Arabic phrase may carry و or ال. */
function stepOf<T>(branch: Branch<T>, word: string, isFirst: boolean): Branch<T> | undefined {
  const next = branch.next.get(word);
  if (next || !isFirst) return next;
  return branch.next.get(word.replace(/^(?:وال|وب|ال|و|ب)(?=.{2})/, ""));
}
