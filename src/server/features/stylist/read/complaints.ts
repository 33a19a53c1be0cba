// What is wrong with a piece, said by what it does: "the heels are too high", "بيجرجر على الأرض", "not too heavy".
// Such words name no quality of ours, yet they refuse one.
import { readingsOf } from "../../../language/lookup.ts";
import { createSpoken } from "../../../language/phrases.ts";
import { take, type Tokens } from "../../../language/tokens.ts";

const HIGH = ["kind:heel", "feature:high-heel"];
const HEAVY = ["season:winter"];
const TRAILING = ["feature:maxi"];
/** Made of animals; what is only like it is called vegan. */
const OF_ANIMALS = [
  "material:leather",
  "material:patent-leather",
  "material:suede",
  "material:wool",
  "material:cashmere",
];
const SHEER = ["feature:see-through"];
const BARE_ARMS = ["feature:sleeveless"];

const COMPLAINTS = createSpoken<string[]>([
  [
    HIGH,
    "i can walk all day in, i can walk in all day, can walk in all day, can walk for hours in, walk for hours, i walk a lot, i walk all day, walk around all day, run around all day, on my feet all day, stand in all day, stand all day, standing all day, heel is too high, heels are too high, heels too high, heel too high, shoes are too high, shoes too high, shoe is too high, too high for me, too high, can not walk in heels, can not do heels, الكعب عالي, الكعب عالي عليا, الكعب عالي اوي, كعبها عالي, كعبه عالي, كعبها عالي عليا, مبعرفش امشي بكعب, واقفه طول اليوم, واقف طول اليوم, بقف كتير, بمشي كتير, مش بعرف امشي بكعب, el ka3b 3aly, el ka3b 3aly 3alaya, ka3baha 3aly, mab3rafsh amshy b ka3b, wa2fa tool el yom, wa2ef tool el yom, ba2af keteer, bamshy keteer",
  ],
  [
    HEAVY,
    "not too heavy, not heavy, not that heavy, not so heavy, not very heavy, not too thick, not thick, not that thick, not so thick, not too warm, not too bulky, not bulky, too heavy, too thick, too bulky, too warm, nothing heavy, nothing too heavy, nothing thick, nothing bulky, less heavy, less thick",
  ],
  [
    ["feature:mini"],
    "nothing tiny, nothing too tiny, nothing very tiny, not tiny, not too tiny, nothing skimpy, nothing too skimpy, not skimpy, nothing teeny, nothing that short, not too revealing a length",
  ],
  [
    OF_ANIMALS,
    "i am vegan, i m vegan, im vegan, we are vegan, we re vegan, she s vegan, he s vegan, they are vegan, they re vegan, she is vegan, he is vegan, she vegan, he vegan, who is vegan, as a vegan, for a vegan, a vegan so, vegans, no animal skin, no animal skins, no animal products, no animal product, no animal hide, no animals, no dead animals, nothing from animals, nothing from an animal, without animal products, not from animals, animal free, cruelty free, against leather, against animal skin",
  ],
  [
    SHEER,
    "opaque, squat proof, not transparent, too thin, so thin, fabric is thin, material is thin, fabric looks thin, looks thin, thin fabric is not, shows my bra, shows my underwear, shows my knickers, shows everything underneath, shows what is underneath, see my bra, see my underwear, see my bra through it, see my underwear through it, see my underwear through them, bra shows, bra is showing, underwear shows, underwear is showing, bra shows through, underwear shows through, shows through",
  ],
  [
    BARE_ARMS,
    "needs sleeves, need sleeves, must have sleeves, have sleeves, should have sleeves, have to have sleeves, sleeves though, sleeves are a must, some sleeves, any sleeves",
  ],
  [
    TRAILING,
    "drags on the floor, drags on the ground, drag on the floor, drags, trips me, i trip over it, i trip on it, بيجرجر, بتجرجر, بيجرجر على الارض, بتجرجر على الارض, بيكنس الارض, beygargar, betgargar, byegargar, bygargr",
  ],
]);

const ITS_HEEL = /^(?:كعب(?:ه|ها)|ka3b(?:o|oh|aha))$/;
const IS_THERE = /^(?:ال|el|al)/;

/** "جزمة كعبها عالي" says which one; "الجزمة كعبها عالي" and "كعبها عالي" say what is wrong. */
function isDescribed({ words, breaks }: Tokens, at: number): boolean {
  const before = words[at - 1] ?? "";
  return (
    ITS_HEEL.test(words[at] ?? "") &&
    !breaks.has(at) &&
    !IS_THERE.test(before) &&
    !IS_THERE.test(words[at - 2] ?? "") &&
    readingsOf(before).length > 0
  );
}

/** Reads and takes what is complained of; the ids of what is refused by it. */
export function readComplaints(tokens: Tokens): string[] {
  const refused = new Set<string>();
  for (let at = 0; at < tokens.words.length;) {
    const found =
      tokens.taken.has(at) || isDescribed(tokens, at) ? undefined : COMPLAINTS(tokens.words, at);
    for (const id of found?.value ?? []) refused.add(id);
    if (found) take(tokens, at, found.to);
    at = found?.to ?? at + 1;
  }
  return [...refused];
}
