// Pieces that are told by what they do or by what somebody suffers, in phrases that no list of names reaches: "my fingers
// are ice", "something to throw over the sofa", "so my skirt doesn't cling". Egyptian ones stand in told-by-use-here.ts.
import { USES_HERE } from "./told-by-use-here.ts";

const SOMETHING = "(?:something|anything|smth|sth|a thing|things|those things|stuff|what)";
const MINE = "(?:my|her|his|their|our|the|your)";
const COLD =
  "(?:(?:is|are|get|gets|feel|feels|go|goes|turn|turns|be|being|m|s|re|always|so|like|really|constantly|forever|permanently|completely|absolutely|such|still) )*(?:cold|ice|icy|freezing|frozen|froze|numb|blue|icicles|blocks? of ice|ice cubes?|ice blocks?)";
const SEATS = "(?:sofas?|couch(?:es)?|settees?|armchairs?|beds?|bench|divan|recliner|lap)";
const BOTTOM = "(?:skirts?|dress(?:es)?|trousers)";

const USES: [RegExp, string[]][] = [
  [new RegExp(`${MINE} (?:poor )?(?:hands?|fingers|fingertips) ${COLD}(?= |$)`), ["kind:gloves"]],
  [new RegExp(`${MINE} (?:poor )?(?:feet|toes) ${COLD}(?= |$)`), ["kind:socks", "kind:slipper"]],
  [new RegExp(`${MINE} (?:poor )?(?:ears?|head) ${COLD}(?= |$)`), ["kind:beanie"]],
  [new RegExp(`${MINE} (?:poor )?(?:neck|throat) ${COLD}(?= |$)`), ["kind:muffler", "kind:scarf"]],
  [new RegExp(`${MINE} (?:poor )?legs ${COLD}(?= |$)`), ["kind:thermal-leggings", "kind:leggings"]],
  [
    new RegExp(
      `${SOMETHING}(?: \\w+){0,3} (?:throw|drape|lay|spread|put|chuck|pull|have|wrap|curl up|snuggle up|snuggle|cuddle up|cosy up|cozy up|hide)(?: \\w+){0,2} (?:over|across|on|under|onto|in|with)(?: \\w+){0,2} ${SEATS}(?= |$)`,
    ),
    ["kind:throw"],
  ],
  [
    new RegExp(
      `${SOMETHING}(?: \\w+){0,3} (?:curl up|snuggle up|snuggle|cuddle up|cosy up|cozy up|wrap up|be warm|keep warm|stay warm|keep (?:me|us) (?:warm|cosy|cozy))(?: \\w+){0,4} ${SEATS}(?= |$)`,
    ),
    ["kind:throw"],
  ],
  [
    new RegExp(
      `(?:${SOMETHING}(?: \\w+){0,6} )?(?:under|underneath|beneath)(?: \\w+){0,4}? ${BOTTOM}(?: or (?:a |my )?${BOTTOM})?(?: \\w+){0,2} (?:not )?(?:cling|clings|clinging|stick|sticks|sticking|ride up|rides up|static)(?= |$)`,
    ),
    ["kind:slip"],
  ],
  [
    new RegExp(
      `(?:stop|stops|keep|keeps|prevent|prevents) ${MINE.replace(")", "|a|an)")} ${BOTTOM} (?:from )?(?:clinging|sticking|riding up|going see through)(?= |$)`,
    ),
    ["kind:slip"],
  ],
  [
    /(?:hates?|hating|detests?|loathes?|dislikes?|refuses?|despises?|never|not|no|without|avoid|sick of|tired of|fed up|bored of|too lazy|bothered|hassle of|fuss of|allergic to|rubbish at|hopeless at)(?: \w+){0,4} (?:iron(?:ing|s)?|creas(?:es?|ing)|wrinkl(?:es?|ing)|crumpl(?:es?|ing))(?= |$)/,
    ["feature:wrinkle-free"],
  ],
  [
    /(?:keep|keeps|hold|holds|stop|stops) (?:my|his|her|the|these) (?:trousers|pants|jeans|skirt|shorts|chinos) (?:up|(?:from )?(?:falling|slipping|sliding)(?: down| off)?)(?= |$)/,
    ["kind:belt", "kind:suspenders"],
  ],
  [
    /(?:tie|put|wear|buckle|fasten|cinch|go|goes) (?:around|round) (?:my|her|his|the) waist(?= |$)/,
    ["kind:belt"],
  ],
  [
    new RegExp(
      `${SOMETHING}(?: \\w+){0,3} (?:wrap|throw|drape|pull|put|sling)(?: \\w+){0,2} (?:around|round|over|about) (?:me|myself|us|her|him|you)(?= |$)`,
    ),
    ["kind:shawl", "kind:poncho"],
  ],
  [
    new RegExp(
      `${SOMETHING}(?: \\w+){0,3} ${MINE} (?:head|hair)(?: \\w+){0,7} (?:pins?|pinning|seconds|no time|a minute|one go|instant|instantly|ready made|ready tied|straight on|pull on|slip on)(?= |$)`,
    ),
    ["kind:undercap", "kind:turban", "kind:khimar"],
  ],
];

/** The kinds that are told, and the words that tell them. */
export function toldByUse(
  words: readonly string[],
): { ids: string[]; from: number; to: number } | undefined {
  const said = words.join(" ");
  for (const [pattern, ids] of [...USES, ...USES_HERE]) {
    const found = pattern.exec(said);
    if (!found || (found.index > 0 && said[found.index - 1] !== " ")) continue;
    const from = said.slice(0, found.index).split(" ").filter(Boolean).length;
    return { ids, from, to: from + found[0].trim().split(" ").length };
  }
  return undefined;
}
