// Words for children that say who speaks: "أنا أم لأربع بنات", "look lel gam3a, walad". Nobody buys for them.
import { smallNumberOf } from "../../../language/numbers.ts";
import type { Tokens } from "../../../language/tokens.ts";

const PARENT =
  /^(?:ام|اب|ابو|مامه|ماما|بابا|om|omm|2om|ab|2ab|abo|mama|baba|mother|mum|mom|father|dad)$/;
const CHILDREN =
  /^(?:ولاد|اولاد|بنات|اطفال|عيال|ولدين|بنتين|طفلين|welad|awlad|banat|atfal|3[ei]yal|kids|boys|girls|children|sons|daughters)$/;

type Place = Pick<Tokens, "words" | "breaks">;

const isNumber = (word: string): boolean => /^\d$/.test(word) || smallNumberOf(word) !== undefined;

/** "om l 2 banat", "mother of three": how many children somebody has. */
function isCounted({ words }: Place, at: number): boolean {
  if (!CHILDREN.test((words[at] ?? "").replace(/^ل(?=.{4})/, ""))) return false;
  const before = words.slice(Math.max(0, at - 3), at);
  const parent = before.findLastIndex((word) => PARENT.test(word));
  return (
    parent >= 0 &&
    before
      .slice(parent + 1)
      .every((word) => /^(?:ل|le?|of)$/.test(word) || isNumber(word.replace(/^ل(?=.{2})/, "")))
  );
}

const YOUNG = /^(?:بنت|ولد|bent|bnt|walad|girl|boy)$/;
const GROWN =
  /^(?:لبسيني|لبسني|[وه]?البس\S*|[ولب]?(?:ال|لل)?(?:شغل|شغلي|بنك|جامعه|كليه|انترفيو|مكتب)|w?h?albes\w*|lab+es[ie]*n[iy]|sho(?:gh|8)l\w*|gam3a|koleya|interview|work|office|uni|university)$/;

/** "look lel shoghl, bent": a clause of its own, where who speaks works or studies. */
export const isOnesSelf = ({ words, breaks }: Place, at: number): boolean =>
  YOUNG.test(words[at] ?? "") &&
  breaks.has(at) &&
  (at + 1 === words.length || breaks.has(at + 1)) &&
  words.some((word) => GROWN.test(word));

export const isGirl = (word = ""): boolean => /^(?:بنت|b[ei]?nt|girl)$/.test(word);

/** "Since having kids", "after two children": whose body it was, and nobody's clothes. */
const isBornBefore = ({ words }: Place, at: number): boolean =>
  /^(?:kids|children|twins|babies|baby|child|kid)$/.test(words[at] ?? "") &&
  /(?:^| )(?:since|after|before|post|pre|without)(?: (?:having|i had|had|my|the|our|two|three|four|five|a|\d|first|second|third|last|both|all)){0,4} $/.test(
    `${words.slice(Math.max(0, at - 6), at).join(" ")} `,
  );

export const isToldOfSelf = (tokens: Place, at: number): boolean =>
  isBornBefore(tokens, at) || isCounted(tokens, at) || isOnesSelf(tokens, at);
