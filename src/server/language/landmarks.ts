// How far a sleeve or a hem goes, told by the body: "sleeves down to the wrist", "تحت ركبتي", "le7ad el koo3". Neither
// of the two words says it alone.
import { elementAt } from "../../contract/get-or-throw.ts";
import type { Found } from "./found-term.ts";
import type { Script } from "./lookup.ts";
import { termById } from "./terms.ts";

/** Where something ends beside a landmark. */
type Reach = "above" | "at" | "below";

const mark = (pattern: RegExp, reaches: Partial<Record<Reach, string>>) => ({ pattern, reaches });
const all = (id: string): Record<Reach, string> => ({ above: id, at: id, below: id });

const LANDMARKS = [
  mark(/^(?:wrists?|(?:ال)?معصم\p{L}*|(?:ال)?رسغ\p{L}*|me3sam\w*)$/u, all("feature:long-sleeve")),
  mark(/^(?:elbows?|[ولب]?(?:ال|لل)?كوع\p{L}*|koo?3\w*)$/u, {
    above: "feature:short-sleeve",
    at: "feature:short-sleeve",
    below: "feature:three-quarter-sleeve",
  }),
  mark(
    /^(?:knees?|[ولب]?(?:ال|لل)?رك[بع](?:ه|ي|تي|تها|ها|ك|تك|ت)?|rokba?(?:ty|ti|tha|etha)?|rekab\w*)$/u,
    {
      above: "feature:mini",
      at: "feature:knee-length",
      below: "feature:midi",
    },
  ),
  mark(/^(?:cal(?:f|ves)|shins?|(?:ال)?سمان(?:ه|تي)|semmana)$/u, all("feature:midi")),
  mark(/^ankles?$/, { above: "feature:cropped", at: "feature:maxi", below: "feature:maxi" }),
  mark(
    /^(?:floor|ground|toes|[ولب]?(?:ال|لل)?كاحل\p{L}*|[ولب]?(?:ال|لل)?ارض|2?ard)$/u,
    all("feature:maxi"),
  ),
  // "توصل لحد الكعب": the heel of a foot, and no shoe.
  mark(/^(?:ال)?كعب(?:ي|ها)?$|^ka3b(?:y|aha)?$/u, { at: "feature:maxi" }),
  // «تغطي الدراع».
  mark(/^(?:[وب]?(?:ال)?درا?ع(?:ي|ها|اتي|اتها|ات|ين)?|d[ei]?r+a+3(?:y|i|ha|at|aty|een|ein)?)$/, {
    below: "feature:long-sleeve",
  }),
  mark(/^(?:thighs?|(?:ال)?فخد\p{L}*|fa5d\w*|fakhd\w*)$/u, all("feature:mini")),
  mark(/^(?:navel|(?:ال)?سر(?:ه|تي)|sorra)$/u, all("feature:cropped")),
];

const RELATIONS: [Reach, RegExp][] = [
  ["above", /^(?:above|over|shorter|higher|[ول]?فوق|fo2|foo2)$/],
  [
    "below",
    /^(?:below|past|longer|lower|under|beneath|beyond|cover(?:s|ing|ed)?|hid(?:e|es|ing)|و?تحت|ta7t|taht|م?[يتب]*(?:غطي|داري)\p{L}*|[tymb]*[aei]?(?:8|gh)at+[yi]\w*|بعد|ba3d)$/u,
  ],
  [
    "at",
    /^(?:to|till?|until|at|mid|reach(?:es|ing)?|touch(?:es|ing)?|hit(?:s|ting)?|لحد|لغايه|عند|واصل\p{L}*|ل|la7ad|le7ad|l7ad|lehad|le8ayet|3and|waslet?)$/u,
  ],
];
const PASSED =
  /^(?:the|my|her|his|your|their|our|than|just|right|a|bit|little|slightly|way|all|down|up|mid|el|al|il|ال|شويه|shwaya|w|و|[وب]?(?:ال)?كتاف(?:ي|ها)?|k[ei]?taf(?:y|i|ha)?)$/;
const FAR = 4;

/** "عند الكعب" may be where it hurts. */
const REACHES = /(?:^| )(?:لحد|لغايه|واصل\S*|l[ae]?7ad|lehad|le8ayet|waslet?)(?: |$)/;

/** "للركبه": the word that says how far is joined to it. */
const JOINED = /^[وب]?(?:لل|ل(?=ركب|كوع))/;

/** Terms of length and sleeve that are told by the body, where nothing longer was read. */
export function lengthsByBody(words: readonly string[], taken: ReadonlySet<number>): Found[] {
  return words.flatMap((word, place): Found[] => {
    const landmark = taken.has(place)
      ? undefined
      : LANDMARKS.find(({ pattern }) => pattern.test(word));
    const open = landmark && openBehind(words, place);
    const reach = landmark && (reachBefore(words, place) ?? (open && AT(place)));
    const id = reach && landmark.reaches[reach.is];
    if (!reach || !id) return [];
    const isHeel = /ka3b|كعب/.test(word);
    if (isHeel && !REACHES.test(words.slice(reach.from, place).join(" "))) return [];
    const from = taken.has(reach.from) ? place : reach.from;
    const to = open ? place + 3 : place + 1;
    // "Covers my knees": what reaches the ankle does as well.
    const isPastKnee =
      id === "feature:midi" && /^(?:past|cover|hid)/.test(words.slice(from, place).join(" "));
    const ids = open
      ? new Set([id, landmark.reaches[open] ?? id, ...(FURTHER[id] ?? [])])
      : isPastKnee
        ? [id, "feature:maxi"]
        : [id];
    return [...ids].flatMap((one): Found[] => {
      const term = termById(one);
      return term ? [{ term, from, to, how: "exact", script: scriptOf(word) }] : [];
    });
  });
}

/** Below the knee is also what reaches the ankle. */
const FURTHER: Record<string, string[]> = {
  "feature:knee-length": ["feature:maxi"],
  "feature:midi": ["feature:maxi"],
  "feature:short-sleeve": ["feature:three-quarter-sleeve", "feature:long-sleeve"],
  "feature:three-quarter-sleeve": ["feature:long-sleeve"],
};
const AT = (from: number): { is: Reach; from: number } => ({ is: "at", from });

/** "Knee or below", "to the elbow or longer": from there on. */
const openBehind = (words: readonly string[], place: number): Reach | undefined =>
  (words[place + 1] === "or" &&
    /^(?:below|longer|lower|under|past|beyond|more|further)$/.test(words[place + 2] ?? "")) ||
  (words[place + 1] === "at" && words[place + 2] === "least")
    ? "below"
    : undefined;

function reachBefore(
  words: readonly string[],
  place: number,
): { is: Reach; from: number } | undefined {
  if (JOINED.test(elementAt(words, place))) return { is: "at", from: place };
  for (let before = place - 1; before >= Math.max(0, place - FAR); before--) {
    const word = elementAt(words, before);
    const relation = RELATIONS.find(([, pattern]) => pattern.test(word));
    if (relation)
      return { is: relation[0], from: beginOf(words, before, OF_ARM.test(words[place] ?? "")) };
    if (!PASSED.test(word)) return undefined;
  }
  return undefined;
}

/** "All the way down to": the words in front belong to it. */
function beginOf(words: readonly string[], at: number, isOfArm: boolean): number {
  // "Long sleeves, going past the knee": a sleeve reaches no knee.
  const leading = isOfArm ? LEADING_OF_ARM : LEADING;
  let from = at;
  while (from > 0 && leading.test(words[from - 1] ?? "")) from -= 1;
  return from;
}
const LEADING =
  /^(?:down|up|all|way|just|right|ends?|ending|goes|going|come|comes|coming|falls?|falling|stops?|stopping|finish|finishes|finishing|hits?|hitting)$/;
const OF_ARM = /^(?:wrists?|elbows?)$|كوع|معصم|رسغ|koo?3|me3sam/;
const LEADING_OF_ARM = new RegExp(`${LEADING.source}|^sleeves?$`);

const scriptOf = (word: string): Script => (/[\u0600-\u06ff]/.test(word) ? "ar" : "en");

/** What was read by lists gives way to what the body says in the same place, and "sleeves" to how long they are. */
export function withLengths(
  found: Found[],
  words: readonly string[],
  taken: ReadonlySet<number>,
): Found[] {
  const lengths = lengthsByBody(words, taken).filter(
    (one) => !found.some(({ from, to }) => from <= one.from && to >= one.to),
  );
  if (lengths.length === 0) return found;
  const isCovered = (one: Found) =>
    lengths.some(
      (length) =>
        (one.from < length.to &&
          length.from < one.to &&
          (one.term.kind !== "kind" || one.term.id === "kind:heel")) ||
        (one.term.id === "feature:long-sleeve" &&
          length.term.id.endsWith("-sleeve") &&
          length.from >= one.to &&
          length.from - one.to <= FAR),
    );
  return [...found.filter((one) => !isCovered(one)), ...lengths].toSorted(
    (a, b) => a.from - b.from,
  );
}
