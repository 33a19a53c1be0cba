// Slips of the finger: one edit in words of four letters, two in words of eight.
// Words are kept under every form they have with a letter or two taken out, so a look-up never scans.
import { elementAt } from "../../contract/get-or-throw.ts";
import { firstFrom } from "../../contract/sorted.ts";
import { hashOf } from "./linear-model.ts";

const ONE_FROM = 4;
const TWO_FROM = 8;

const editsIn = (word: string): number => (word.length >= TWO_FROM ? 2 : 1);

function* oneOut(word: string): Generator<string> {
  for (let place = 0; place < word.length; place++)
    yield word.slice(0, place) + word.slice(place + 1);
}

function shortened(word: string, most: number): Set<string> {
  const forms = new Set([word]);
  for (const form of oneOut(word)) {
    forms.add(form);
    if (most > 1) for (const second of oneOut(form)) forms.add(second);
  }
  return forms;
}

const sortedOf = (word: string): string => [...word].toSorted().join("");

/** Edits between two words; neighbours that changed places count once. */
export function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (last[j] ?? 0) + 1,
        (now[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      now.push(edits);
    }
    before = last;
    last = now;
  }
  return last[b.length] ?? 0;
}

export type Nearest = (word: string, most?: number) => string | undefined;

/** Words earlier in the list win over later ones that are as near. With at most one slip a tenth is to be kept. */
export function createNearest(words: Iterable<string>, atMost = 2): Nearest {
  const listed = [...new Set(words)].filter((word) => word.length >= ONE_FROM - 1);
  const under = createForms(listed, (word) => shortened(word, Math.min(atMost, editsIn(word))));
  return (word, most = atMost) => {
    if (word.length < ONE_FROM || word.length > 24) return undefined;
    const allowed = Math.min(most, atMost, editsIn(word));
    let best: { word: string; cost: number } | undefined;
    const letters = sortedOf(word);
    for (const form of shortened(word, allowed))
      for (const rank of under(form)) {
        const candidate = elementAt(listed, rank);
        const edits = editsBetween(word, candidate);
        if (edits > allowed || edits === 0) continue;
        // The first letter is seldom the wrong one, and letters that only changed places are all there.
        const cost =
          edits +
          (candidate[0] === word[0] ? 0 : 0.5) -
          (candidate.length === word.length && sortedOf(candidate) === letters ? 0.1 : 0) +
          rank / 1e6;
        if (!best || cost < best.cost) best = { word: candidate, cost };
      }
    return best?.word;
  };
}

/** Room for the places of a million words beside 32 bits of a form's number. */
const PLACES = 2 ** 20;

/**
 * The places of the words that have a form. A form is kept as its number alone, in one sorted array: as text in
 * a map, a word took as much memory as fifty. Two forms may share a number; whoever asks compares the words.
 */
function createForms(words: readonly string[], formsOf: (word: string) => Iterable<string>) {
  const entries: number[] = [];
  for (const [place, word] of words.entries())
    for (const form of formsOf(word)) entries.push(hashOf(form) * PLACES + place);
  const sorted = Float64Array.from(entries).sort();
  return function* under(form: string): Generator<number> {
    const first = hashOf(form) * PLACES;
    for (let at = firstFrom(sorted, first); at < sorted.length; at++) {
      const place = elementAt(sorted, at) - first;
      if (place >= PLACES) return;
      yield place;
    }
  };
}
