// Pieces that are meant and not named: "something for my feet", «حاجة في رجلي», "a little gift for the place"; and
// sports, which are played in sportswear whatever their name.
import { createPhrases } from "../../../language/phrases.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import { termById } from "../../../language/terms.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { readCarrying } from "./carrying.ts";
import { toldByUse } from "./told-by-use.ts";
import { IS_RECOVERING } from "./told-by-use-here.ts";
import type { Asked } from "./sentence.ts";

/** Parts of the body, and what is worn there. */
const WORN_ON = createPhrases<string | string[]>([
  [
    "kind:shoe",
    "feet, foot, رجلي, رجليا, رجلها, رجله, رجليها, الرجل, رجل, قدمي, regl, regly, regli, reglaya, reglha, reglo, el regl",
  ],
  [
    "kind:headwear",
    "head, راسي, راسها, راسه, دماغي, الراس, rasy, rasi, rasha, raso, demaghy, dema8y, el ras",
  ],
  [
    "kind:necklace",
    "neck, رقبتي, رقبتها, الرقبه, ra2abty, ra2bety, ra2abtha, ra2abetha, ra2betha, el ra2aba",
  ],
  [
    "kind:earrings",
    "ears, ear, ودني, ودانها, وداني, ودنها, الودن, wedny, wedany, wedanha, el wedn",
  ],
  [
    "kind:bracelet",
    "wrist, wrists, معصمي, معصمها, ايدي, ايدها, ايديها, الايد, eedy, idy, eedha, edeha, 2edeha, ideha, el eed, me3samy",
  ],
  [["kind:leggings", "kind:thermal-leggings"], "legs, leg, رجولي"],
  ["kind:ring", "finger, fingers, صباعي, صوابعي, صباعها, soba3y, sawab3y, soba3ha"],
  ["kind:belt", "waist, وسطي, وسطها, الوسط, westy, wosty, westaha, el west"],
  ["kind:sunglasses", "eyes, عيني, عينيا, عينيها, 3eny, 3enaya, 3eneha"],
  [
    ["kind:shawl", "kind:cape", "kind:cardigan", "kind:kimono"],
    "shoulders, كتافي, كتافها, الكتاف, ktafy, ketafy, ketafha",
  ],
  ["kind:bag", "shoulder, كتفي, كتفها, الكتف, ketfy, ketfha, el ketf"],
]);

/** Rooms and homes: what is for them is nothing to wear. */
const PLACES = createPhrases<true>([
  [
    true,
    "place, flat, apartment, house, home, kitchen, living room, bedroom, dining room, dining table, bathroom, balcony, terrace, hallway, entrance, garden, studio, شقه, الشقه, بيت, البيت, بيتها, بيتهم, شقتها, شقتهم, شقتي, المطبخ, مطبخ, الصاله, صاله, الريسبشن, الصالون, اوضه النوم, اوضه, السفره, الحمام, البلكونه, بلكونه, الجنينه, العزال, sha22a, sha2a, sha2et, el beit, beit, bet, betha, bethom, matba5, el matba5, matbakh, sala, el sala, reception, salon, oda, odet nom, sofra, balakona, geneina",
  ],
]);

/** A room is furnished, whatever the thing should do there: "حاجات تدي روح للصالة". */
const ROOM =
  /^(?:لل?|ل)?(?:ال)?(?:صاله|ريسبشن|ليفنج|صالون|سفره|بلكونه|مدخل|طرقه|شقه|شقتي|شقتنا|sala|sa?lon|reception|sofra|balakona|balcona|sha22a|sha2a|sha22ety|sha2ety)$/;
const WORN = /لبس|lb[ei]?s/;

/** "حاجات بسيطة تدي روح للصالة", "7aga lel sala": things, and nobody says that they are worn. */
function isForRoom({ words, breaks }: Tokens, at: number): boolean {
  const word = words[at] ?? "";
  const isTowards = /^لل?/.test(word) || /^(?:lel|lil|le|l|fel|في|ف)$/.test(words[at - 1] ?? "");
  if (!ROOM.test(word) || !isTowards) return false;
  let from = at;
  while (from > 0 && !breaks.has(from)) from -= 1;
  const said = words.slice(from, at);
  return (
    said.some((one) => OPEN.has(one) || /^(?:حاجات|7agat|hagat)$/.test(one)) &&
    !said.some((one) => WORN.test(one))
  );
}

/** What one puts something on at home; nobody asks for the table itself. */
const SURFACES = createPhrases<true>([
  [
    true,
    "coffee table, side table, bedside table, table, shelf, ترابيزه, طرابيزه, طاوله, الكومودينو, كومودينو, رف, التسريحه, البوفيه, الكونصول, المكتب, الحيطه, الشباك, tarabeza, tarabiza, komodino, raff, trabeza, tasree7a, bofeh, 7eta, sheback",
  ],
]);

const SPORTS = createPhrases<true>([
  [
    true,
    "walk daily, daily walk, daily walks, walk every day, walk everyday, walk every morning, walk every evening, morning walk, morning walks, evening walk, evening walks, go for walks, long walks, power walking, brisk walking, walking for exercise, walk for exercise, walk an hour, walk half an hour, hour walk, start walking, started walking, take up walking, working out, work out, exercise class, exercising, do exercise, training sessions, personal trainer, padel, paddle, paddle tennis, tennis, squash, badminton, ping pong, table tennis, handball, volleyball, basketball, boxing, kickboxing, karate, judo, taekwondo, kung fu, wrestling, fencing, zumba, aerobics, gymnastics, rowing, climbing, hiking, marathon, triathlon, skating, golf, hockey, rugby, cricket, horse riding, martial arts, mma, spinning, weight lifting, weightlifting, بادل, تنس, اسكواش, سكواش, بينج بونج, كره يد, هاندبول, فولي, كره طايره, كره سله, ملاكمه, كيك بوكس, كاراتيه, كارتيه, جودو, تايكوندو, كونغ فو, مصارعه, زومبا, ايروبكس, جمباز, تجديف, هايكنج, ماراثون, جولف, هوكي, ركوب خيل, فروسيه, كروس فيت, tennes, eskwash, skwash, molakma, karatih, koromba, gombaz, zomba, maraton, foroseya",
  ],
]);

/** "Parents' evening", "a parent teacher meeting": dressed for the day, and for no party. */
const SCHOOL_CALLS =
  /(?:^| )(?:parents? (?:evening|night|day|meeting|association)|parent teacher (?:meeting|evening|conference|association)|parents teachers meeting|pta(?: meeting)?|school (?:open day|meeting|assembly|interview|visit|play|concert)|open day|(?:meet|meeting|see|seeing|visit|visiting|introduced to|lunch with|tea with) (?:(?:my|his|her|the|our) )?(?:(?:boyfriend|girlfriend|fiancee?|partner|husband|wife|future)(?: s)? )?(?:parents|family|in laws|inlaws))(?= |$)/;

const OPEN = new Set(
  "what ايه eh something anything smth sth gift present pressie حاجه هديه 7aga haga hdeya hedeya hedia".split(
    " ",
  ),
);
const TOWARDS = new Set(
  "for on in around ف في على علي ل عشان f fe fi fel 3ala 3al le lel l 3ashan 3la".split(" "),
);
/** What one does with it there: "something to throw over my shoulders". */
const HANDLES = new Set(
  "wind cold draught chill breeze out from throw put wear drape wrap keep cover tie pull over round warm".split(
    " ",
  ),
);
const PUTS_IT =
  /^(?:[انت]?(?:حط|لبس|علق)(?:ه|ها|هم)|(?:a|t|te|n|ne)?(?:7o+t+|lbes|3alla2)(?:o|h|ha|aha)|tet7at|تتحط|يتحط|تتلبس|يتلبس)$/;
/** What it keeps out: "something against the sun for her head". */
const WEATHER = /^(?:against|off|sun|sunlight|sunshine|wind|rain|heat|glare)$/;
/** So many words may stand between the thing and where it goes: "a little gift for their new place". */
const REACH = 8;

const LIKE_WHAT =
  /^(?:new|first|soft|softer|warm|warmer|nice|pretty|comfy|comfier|comfortable|light|lighter|easy|simple|cosy|cozy|fluffy|special|smart|smarter|sparkly|flat|plain|elegant|cute|cool|cooler|fancy|dressy|decent|sturdy|supportive|proper|sensible|festive|shiny|small|little|tiny|dainty|chunky|big|matching)$/;
/** "Something for my feet": nothing named, then where it goes. */
function isOpenBefore({ words, breaks }: Tokens, at: number): boolean {
  const joined = /^(?:لل|ل|ب|ف)(?=.{3})/.test(words[at] ?? "");
  let isTowards = joined;
  let isPut = false;
  for (let place = at - 1; place >= Math.max(0, at - REACH); place--) {
    if (breaks.has(place + 1)) return false;
    const word = words[place] ?? "";
    if (OPEN.has(word.replace(/^و/, ""))) return isTowards;
    isTowards ||= TOWARDS.has(word) || HANDLES.has(word);
    // «حاجة رفيعة مطلية دهب احطها في رقبتي»: whatever it is like, it is put there.
    if (PUTS_IT.test(word) && isTowards) isPut = true;
    if (isPut) continue;
    const isPassed =
      isSmallWord(word) || TOWARDS.has(word) || HANDLES.has(word) || WEATHER.test(word);
    if (!isPassed && !LIKE_WHAT.test(word)) return false;
  }
  return false;
}

/** «حاجة أحطها على الترابيزة», "7aga te7ottaha 3al tarabeza". */
const isPut = ({ words }: Tokens, at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some((word) => PUTS_IT.test(word) || word === "put");

/** "On her hand or her neck". */
const isOrAt = (words: string[], at: number): boolean =>
  /^(?:or|او|ولا|aw|wala)$/.test(words[at - 1] ?? "");

/** "W fe regly?", «وعلى راسي؟»: where it goes, and nothing else in the sentence. */
const isAlone = ({ words }: Tokens, at: number, to: number): boolean =>
  at > 0 &&
  TOWARDS.has(words[/^(?:the|my|her|his)$/.test(words[at - 1] ?? "") ? at - 2 : at - 1] ?? "") &&
  words.every((word, place) => (place >= at && place < to) || isSmallWord(word));

/** "Something to keep my neck warm" is no necklace. */
const WARMED: Record<string, string[]> = {
  legs: ["kind:thermal-leggings"],
  neck: ["kind:muffler", "kind:scarf"],
  feet: ["kind:socks", "kind:slipper"],
  hands: ["kind:gloves"],
  ears: ["kind:beanie"],
  head: ["kind:beanie"],
};
/** "Something against the sun for her head". */
const SHADED: Record<string, string[]> = {
  head: ["kind:sun-hat", "kind:cap"],
  face: ["kind:sun-hat", "kind:cap", "kind:sunglasses"],
  eyes: ["kind:sunglasses"],
};
const isShaded = (words: string[], at: number): boolean =>
  words.slice(Math.max(0, at - REACH), at).some((word) => /^(?:sun|sunlight|sunshine)$/.test(word));
const isWarmedAt = (words: string[], at: number): boolean =>
  /^(?:warm|warmer|cosy|cozy)$/.test(words[at + 1] ?? "") ||
  words
    .slice(Math.max(0, at - 5), at)
    .some((word) =>
      /^(?:warm|cold|wind|windy|draught|draughts|draft|chill|breeze|frost)$/.test(word),
    );

const RESORT =
  "(?:ال)?(?:غردقه|جونه|سخنه|دهب|مرسي علم|راس سدر|مطروح|نويبع|طابا|شرم)(?: الشيخ)?|(?:el )?(?:8arda2a|ghard[ae][2k]a|hurghada|gouna|so(?:5|kh)na|sokhna|dahab|marsa 3alam|marsa alam|ras sedr|matroo?7|matrouh|nuweiba|taba|sharm)(?: el sheikh)?";
const BOUND_FOR =
  "(?:لل?|ل ال|(?:مسافر|رايح|طالع|نازل|هسافر|هنسافر|هنروح|هروح|سفري|رحل|اجاز)\\S*(?: ل| في| الي)? ?|(?:le|lel|m[ei]?safr?\\w*|raye?[7h]\\w*|tal3\\w*|harooh|hanroo7|re7let|agazet|going to|trip to|holiday in|weekend in)(?: le| fe| f| 3ala)? )";
const TO_THE_SEA = new RegExp(`(?:^| )و?${BOUND_FOR}(?:${RESORT})(?: |$)`);

/** «عايزة فستان للغردقة», "ray7een sharm": who goes there goes to the sea. */
export const readResort = ({ words }: Tokens): Asked[] => {
  const term = termById("occasion:beach");
  const said = TO_THE_SEA.exec(words.join(" "))?.[0].trim();
  return term && said ? [{ term, negated: false, words: said }] : [];
};

/** "أنا أخت العريس", "om el 3aroosa": who is of the family of a bride or a groom goes to the wedding. */
const OF_THE_WEDDING =
  /(?:^| )(?:[وف]?ل?(?:ام|اخت|خاله|عمه|حماه|ابو|اخو|عم|خال|صاحبه|صاحب|مرات|جده)|w?l?(?:om|o5t|okht|5alt|khalt|3ammet|7amat|abo|a5o|akho|sa7bet|sa7eb|merat)) (?:العريس|العروسه|(?:el )(?:3ar[ie]+s|3aroosa|3arosa))(?: |$)/;

/** «أنا عريس», "3arees w me7tag": who marries is dressed for it. */
const IS_GROOM =
  /(?:^(?:و?انا |w?ana )?|(?:^| )(?:انا |ana |lel |le ))(?:ل|لل)?(?:عريس|3a?r[ie]+s)(?: |$)/;

/** «حاجة لماما بس متكونش هدوم», "not clothes": what else is given. */
const NO_CLOTHES =
  /(?:^| )(?:مش|بلاش|غير|من غير|متكونش|ميكونش|ما تكونش|ما يكونش|مو|mesh|msh|mish|balash|gh[ei]+r|8[ei]+r|matkonsh|maykonsh|mat?koonsh|not|no|other than|anything but|except)(?: (?:اي|ay|any|el|al))? (?:ال)?(?:هدوم|لبس|ملابس|h[eo]doo?m|lebs|malabes|clothes|clothing)(?: (?:خالص|بقي|5ales|khales|please|pls))?$/;
/** "For her house, not clothes": of what is given, what stands there. */
const FOR_HOUSE =
  /(?:^| )(?:ل(?:ل)?(?:بيت|شق|دار)(?:ها|ه|هم|نا|ي|ته|تها|تهم|ك)?|le?l? ?(?:beit|bet|sha2et)(?:ha|o|hom|aha|y)?|for (?:her|his|their|the|our|a|my) (?:new )?(?:house|home|flat|place|apartment)) /;
const NO_GARMENTS = ["kind:accessory", "kind:bag", "kind:perfume", "kind:home"];

/** "Something soft to cover my hair", «حاجة تغطي راسها»: what is worn on the head, of whatever sort. */
const COVERS_HEAD =
  /(?:^| )(?:something|anything|smth|sth|حاجه|حاجات|7aga|haga|7agat)(?: \S+){0,5} (?:(?:to |that |which )?(?:cover|covers|hide|hides) (?:my|her|the)|[تي]?غطي|[ty]?e?(?:gh|8|3)?a?t+[iy]) (?:(?:my |her |the |el )?(?:head|hair|bald spot|scalp)|ال(?:راس|شعر)|(?:راس|شعر|دماغ)(?:ي|ها|نا)|ras(?:y|i|ha|na)|sha3r(?:y|i|aha|ha)|demagh(?:y|i|ha))(?= |$)/;
const ON_HEAD = ["kind:hijab", "kind:headwear"];

/** «حاجة تتلبس تحت الهدوم», "7aga ta7t el lebs lel bard": what is next to the skin; where it is cold, what warms there. */
const BENEATH =
  /(?:^| )(?:(?:something|anything|smth|sth|حاجه|حاجات|7aga|haga|7agat|ايه|eh)(?: \S+){0,4} )?(?:under|beneath|underneath|تحت|ta7t|taht) (?:(?:an?|my|her|his|the|their|your|our|all my|el|other|normal|work|school|army|nurse|nurses) )*(?:uniforms?|scrubs|clothes|clothing|[او]?ل?(?:ال)?(?:هدوم|لبس|ملابس)(?:ي|ها|ه|هم|نا)?|h[eo]d[aou]*m(?:y|i|ha|o|na)?|lebs(?:y|i|aha|o|ena)?|malabes)(?= |$)/;
const NEXT_TO_SKIN = ["kind:undershirt", "kind:layering-top", "kind:slip"];
const WARM_THERE = ["kind:undershirt", "kind:thermal-leggings"];
const COLD =
  /(?:^| )(?:\S*(?:برد|شتا|ساقع|حراري|تلج|دافي)\S*|cold|winter|warm|thermal|freezing|(?:el|lel|fel)?(?:bard|sheta|shita)|sa2[ei3]+a?|tadfi?y?a?|dafy\w*)(?= |$)/;

const SHOE_NUMBER =
  /(?:^| )[وفب]?(?:نمر(?:ه|تي|ته|تها)|رجل(?:ي|ه|ها)(?: كبيره| صغيره| عريضه)?|n[aei]?mr(?:a|et|it|e?ty|e?ti|e?to|etha)|regl(?:y|i|o|aha|ha)(?: kebira| kbera| soghayara)?) (?:هي |حوالي |ال)?(?:3[4-9]|4[0-9])(?= |$)/;
/** «جوزي نمرته ٤٥», "regly kebira 41": of feet a number is that of shoes; its words stay for the size. */
function readShod({ words }: Tokens): Asked[] {
  const term = termById("kind:shoe");
  const said = SHOE_NUMBER.exec(words.join(" "))?.[0].trim();
  const isNamed = readTerms(words).some((one) => one.term.kind === "kind");
  return term && said && !isNamed ? [{ term, negated: false, words: said }] : [];
}

/** What is meant without its name; its words are taken. Where pieces are spoken of, numbers are theirs. */
export function readImplied(tokens: Tokens, isGift: boolean, isOpen = true): Asked[] {
  const { words, taken } = tokens;
  const asked = new Map<string, Asked>();
  const add = (id: string, from: number, to: number): void => {
    const term = termById(id);
    if (term) asked.set(id, { term, negated: false, words: words.slice(from, to).join(" ") });
    take(tokens, from, to);
  };
  const wedding = termById("occasion:wedding");
  const school = SCHOOL_CALLS.exec(words.join(" "));
  // "I'm meeting his parents, a skirt": where a piece is named, it is enough.
  const isPieceNamed =
    /parents|family|in ?laws/.test(school?.[0] ?? "") &&
    !/evening|night|day|teach|meeting$/.test(school?.[0] ?? "") &&
    readTerms(words).some(({ term }) => term.kind === "kind");
  if (school && !isPieceNamed) {
    const from = words.join(" ").slice(0, school.index).split(" ").filter(Boolean).length;
    add("occasion:outing", from, from + school[0].trim().split(" ").length);
  }
  const used = toldByUse(words);
  for (const id of used?.ids ?? []) add(id, used?.from ?? 0, used?.to ?? 0);
  const carrying = readCarrying(tokens);
  for (const id of carrying?.ids ?? []) {
    const term = termById(id);
    if (term) asked.set(id, { term, negated: false, words: carrying?.words ?? "" });
  }
  const groom = isGift ? undefined : IS_GROOM.exec(words.join(" "))?.[0];
  const said = (OF_THE_WEDDING.exec(words.join(" "))?.[0] ?? groom)?.trim();
  if (wedding && said) asked.set(wedding.id, { term: wedding, negated: false, words: said });
  const home = termById("occasion:home");
  const ill = IS_RECOVERING.exec(words.join(" "))?.[0].trim();
  const isNamed = readTerms(words).some(({ term }) => term.kind === "kind");
  if (home && ill && !isGift && !isNamed)
    asked.set(home.id, { term: home, negated: false, words: ill });
  const covers = COVERS_HEAD.exec(words.join(" "))?.[0].trim();
  if (covers)
    for (const term of ON_HEAD.flatMap((id) => termById(id) ?? []))
      asked.set(term.id, { term, negated: false, words: covers });
  const beneath = BENEATH.exec(words.join(" "));
  if (beneath) {
    const from = words.join(" ").slice(0, beneath.index).split(" ").filter(Boolean).length;
    const to = from + beneath[0].trim().split(" ").length;
    for (const id of COLD.test(words.join(" ")) ? WARM_THERE : NEXT_TO_SKIN) add(id, from, to);
  }
  const none = NO_CLOTHES.exec(words.join(" "))?.[0].trim().split(" ") ?? [];
  if (none.length > 0) {
    const from = words.length - none.length;
    const isForHouse = FOR_HOUSE.test(`${words.slice(0, from).join(" ")} `);
    for (const id of isForHouse ? ["kind:home"] : NO_GARMENTS) add(id, from, words.length);
  }
  for (let at = 0; at < words.length; at++) {
    if (taken.has(at)) continue;
    const sport = SPORTS(words, at);
    if (sport) add("occasion:gym", at, sport.to);
    const worn = WORN_ON(words, at);
    if (worn && isOrAt(words, at) && asked.size > 0)
      for (const id of [worn.value].flat()) add(id, at, worn.to);
    if (worn && isAlone(tokens, at, worn.to))
      for (const id of [worn.value].flat()) add(id, at, worn.to);
    if (!taken.has(at) && isForRoom(tokens, at)) add("kind:home", at, at + 1);
    if (sport || taken.has(at) || !isOpenBefore(tokens, at)) continue;
    const bare = (words[at] ?? "").replace(/^لل?/, "");
    const place = PLACES(words, at) ?? PLACES([bare, `ال${bare}`], 0) ?? PLACES([`ال${bare}`], 0);
    const warmed = isWarmedAt(words, at)
      ? WARMED[words[at] ?? ""]
      : isShaded(words, at)
        ? SHADED[words[at] ?? ""]
        : undefined;
    if (worn ?? warmed)
      for (const id of warmed ?? [worn?.value ?? []].flat()) add(id, at, worn?.to ?? at + 1);
    else if (place && isGift) add("kind:home", at, at + 1);
    else if (isPut(tokens, at)) {
      const surface = SURFACES(words, at);
      if (surface) add("kind:home", at, surface.to);
    }
  }
  return [...asked.values(), ...(isOpen && asked.size === 0 ? readShod(tokens) : [])];
}
