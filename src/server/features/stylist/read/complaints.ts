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
    "lower heel, lower heels, smaller heel, smaller heels, shorter heel, shorter heels, less of a heel, hour shift, hours shift, hour shifts, long shift, long shifts, double shift, double shifts, night shift, night shifts, on my feet for, on her feet for, on his feet for, on my feet from, on their feet all day, on her feet all day, on his feet all day, feet will forgive, feet will thank, feet thank, feet forgive, kind to my feet, kinder to my feet, kind to her feet, gentle on my feet, easy on my feet, good to my feet, feet hurt, feet ache, feet are killing, feet kill me, feet swell, sore feet, tired feet, aching feet, swollen feet, swollen ankles, bad feet, bunion, bunions, plantar fasciitis, flat feet, bad knee, bad knees, bad back, bad hip, dodgy knee, dodgy hip, knee hurts, knees hurt, back hurts, twisted ankle, sprained ankle, bad ankle, weak ankles, walk to work, walking to work, walk miles, walking miles, run after the kids, running after the kids, running after kids, chase the kids, chase kids, chasing kids, chasing a toddler, chasing toddlers, run after a toddler, i can walk all day in, i can walk in all day, can walk in all day, can walk for hours in, walk for hours, i walk a lot, i walk all day, walk around all day, run around all day, on my feet all day, stand in all day, stand all day, standing all day, heel is too high, heels are too high, heels too high, heel too high, shoes are too high, shoes too high, shoe is too high, too high for me, too high, can not walk in heels, can not do heels, متتعبش رجلي, ماتتعبش رجلي, متتعبنيش, ماتتعبنيش, متوجعش رجلي, متوجعش رجليا, ما توجعش رجلي, رجلي بتوجعني, رجليا بتوجعني, رجلها بتوجعها, رجله بتوجعه, رجلي وارمه, رجله ورمت, رجله وارمه, رجلها ورمت, رجلها وارمه, عندها خشونه, عنده خشونه, عندي خشونه, خشونه في الركبه, خشونه في الركب, ضهري بيوجعني, ضهرها بيوجعها, عندي دوالي, عندها دوالي, شوكه عضميه, مسمار عضم, واقفه على رجلي, واقف على رجلي, بمشي مشاوير, بلف كتير, بقف على رجلي, mat3ebsh regly, matet3ebsh regly, matt3ebneesh, matewga3sh regly, regly betewga3ny, regly btwga3ny, reglaha betewga3ha, reglo betewga3o, regly warma, reglaha warma, regly waremet, reglo waremet, reglaha waremet, reglo warma, regly wermet, 3andy 5eshoona, 3andaha 5eshoona, 3ando 5eshoona, 3andaha khoshoona, dahry byewga3ny, 3andaha dawaly, wa2fa 3ala regly, wa2ef 3ala regly, ba2af 3ala regly, الكعب عالي, الكعب عالي عليا, الكعب عالي اوي, كعبها عالي, كعبه عالي, كعبها عالي عليا, مبعرفش امشي بكعب, واقفه طول اليوم, واقف طول اليوم, بقف كتير, بمشي كتير, مش بعرف امشي بكعب, el ka3b 3aly, el ka3b 3aly 3alaya, ka3baha 3aly, mab3rafsh amshy b ka3b, wa2fa tool el yom, wa2ef tool el yom, ba2af keteer, bamshy keteer",
  ],
  [
    HEAVY,
    "not too hot, not that hot, nothing too hot, nothing hot, not boiling, not make me sweat, not make me hot, not get too hot, not overheat, not roast me, not bake me, not too heavy, not heavy, not that heavy, not so heavy, not very heavy, not too thick, not thick, not that thick, not so thick, not too warm, not too bulky, not bulky, too heavy, too thick, too bulky, too warm, nothing heavy, nothing too heavy, nothing thick, nothing bulky, less heavy, less thick",
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
    "sort of sleeve, sort of sleeves, kind of sleeve, kind of sleeves, bit of sleeve, bit of a sleeve, with a sleeve, with some sleeve, sleeve of some sort, sleeve of some kind, sleeves of some sort, sleeves of some kind, sleeves of any kind, sleeves of any length, proper sleeves, proper sleeve, actual sleeves, actual sleeve, got sleeves, has sleeves, sleeve please, needs a sleeve, need a sleeve, has to have sleeves, whatever sleeve, arms can not be bare, not bare arms, no bare arms, without bare arms, needs sleeves, need sleeves, must have sleeves, have sleeves, should have sleeves, have to have sleeves, sleeves though, sleeves are a must, some sleeves, any sleeves",
  ],
  [
    ["feature:slim"],
    "يدخل فيا, تدخل فيا, بيدخل فيا, بتدخل فيا, يدخل فيها, بيدخل فيه, مبيدخلش فيا, مابيدخلش فيا, يقفل عليا, تقفل عليا, بيقفل عليا, مبيقفلش عليا, مابيقفلش عليا, يلم عليا, ضاق عليا, ضاقت عليا, بقي ضيق عليا, بقت ضيقه عليا, بيتقفل عليا, ydkhol feya, yd5ol feya, yedkhol feya, yed5ol feya, ted5ol feya, tedkhol feya, beyed5ol feya, byd5ol feya, bydkhol feya, ye2fel 3alaya, te2fel 3alaya, bye2fel 3alaya, mabye2felsh 3alaya, da2 3alaya, da2et 3alaya",
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

/** "Long sleeves though": how long they are is said. */
const isSleeveOfLength = (words: string[], at: number): boolean =>
  /^sleeves?$/.test(words[at] ?? "") &&
  /^(?:long|longer|short|shorter|half|cap|quarter|elbow|full|bell|puff|puffed|puffy|wide|bishop|balloon|batwing|fitted|loose|sheer|lace)$/.test(
    words[at - 1] ?? "",
  );

/** "I stand for hours", "walking around all day", "on my feet from eight": who says so wants no heels. */
const ON_FEET =
  /^(?:stand|stands|standing|walk|walks|walking|run|runs|running|rush|rushing|teach|teaches|teaching|work|works|working|dance|dancing)(?: (?:up|around|about|on my feet|on her feet|back and forth))?(?: (?:a lot|for (?:hours|ages|\d+ hours|\w+ hours)|all (?:day|night|morning|evening|shift|week)|the whole day|most of the day|hours (?:a|each|every) day|\w+ hours (?:a|each|every) day|miles|from \w+ to \w+))+(?= |$)/;

const TO_FEET =
  /^(?:murder|kill|destroy|wreck|hurt|torture|punish|cripple|ruin|blister|pinch|rub|squash|crush|attack)(?:s|ing|ed)? (?:my|her|his|your|our) (?:poor |old )?(?:feet|toes|heels|bunions)(?= |$)/;

/** Reads and takes what is complained of; the ids of what is refused by it. */
export function readComplaints(tokens: Tokens): string[] {
  const refused = new Set<string>();
  for (let at = 0; at < tokens.words.length;) {
    const isPassed =
      tokens.taken.has(at) || isDescribed(tokens, at) || isSleeveOfLength(tokens.words, at);
    const ahead = tokens.words.slice(at, at + 9).join(" ");
    const onFeet = isPassed ? undefined : (ON_FEET.exec(ahead) ?? TO_FEET.exec(ahead))?.[0];
    const found = isPassed
      ? undefined
      : (COMPLAINTS(tokens.words, at) ??
        (onFeet ? { value: HIGH, to: at + onFeet.split(" ").length } : undefined));
    for (const id of found?.value ?? []) refused.add(id);
    if (found) take(tokens, at, found.to);
    at = found?.to ?? at + 1;
  }
  return [...refused];
}
