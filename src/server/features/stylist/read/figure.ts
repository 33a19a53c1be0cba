// "I have wide shoulders", "big bust small waist", "pear shaped": how somebody is built. Said of the body, such words are
// no quality of a piece and are not looked for in titles; only what they mean for the cut stays.
import { take, type Tokens } from "../../../language/tokens.ts";
import type { Wearer } from "../wish.ts";

const PART =
  /^(?:shoulders?|bust|chest|boobs|breasts|waist|hips?|thighs?|calves|arms|tummy|belly|stomach|bum|butt|backside|torso|neck|feet|ankles|legs|frame|build|figure|middle|midsection)$/;
const BUILT =
  /^(?:big|bigger|large|larger|huge|heavy|full|fuller|broad|broader|wide|wider|narrow|narrower|small|smaller|tiny|short|shorter|long|longer|thick|thicker|thin|skinny|flat|curvy|chubby|muscular|athletic|strong|slim|slender|soft|round|rounder|saggy|flabby|wobbly|swollen|bony)$/;
/** Of a piece: the legs of trousers, the neck of a jumper, a shoulder strap. */
const OF_PIECE: Record<string, RegExp> = {
  legs: /^(?:wide|wider|slim|skinny|straight|narrow)$/,
  neck: /^(?:wide|high|round|rounder|narrow|big|soft)$/,
  waist: /^(?:flat|soft|long)$/,
};
const BEHIND_PIECE =
  /^(?:strap|straps|pad|pads|padding|seam|seams|band|bands|pocket|pockets|bag|bags|warmer|warmers|length|line|tie|chain)$/;
/** A piece has it: "trousers with short legs". */
const HAS_IT =
  /^(?:trousers|pants|jeans|shorts|dress|dresses|skirt|skirts|top|tops|shirt|shirts|coat|coats|jacket|blouse|leggings|suit|jumpsuit|boots|socks)$/;
const WIDE_AROUND = /^(?:tummy|belly|stomach|middle|midsection|hips?)$/;
const MUCH =
  /^(?:big|bigger|large|larger|huge|heavy|full|fuller|broad|broader|wide|wider|thick|thicker|round|rounder|curvy|soft|chubby|flabby|wobbly)$/;

const SHAPES =
  /^(?:(?:pear|apple|hourglass|rectangle|rectangular|inverted triangle|triangle|column|banana|athletic)(?: |-)(?:shaped|shape|body|figure|build|type|frame)(?: (?:body|figure|type))?|hourglass)(?: |$)/;

const FOUND_IN = 4;

const SLENDER =
  /^(?:skinny|slim|thin|slender|lanky|stocky|broad|muscular|petite|chubby|curvy|plump)$/;
const OF_SELF =
  /(?:^| )(?:i m|i am|im|he is|he s|hes|she is|she s|shes|i|he|she|we are|guy|man|woman|girl|lad|cm|as a|and)(?: (?:a|an|very|quite|really|pretty|rather|so|too|a bit|kind of|super|tall|short))*$/;
/** "I'm a guy, 185 cm and skinny, need jeans": said of oneself, and no cut. */
const isOfSelf = ({ words, breaks }: Tokens, at: number): boolean =>
  SLENDER.test(words[at] ?? "") &&
  (at + 1 === words.length ||
    breaks.has(at + 1) ||
    /^(?:and|so|but|guy|guys|man|woman|girl|person|lad|bloke|need|build|frame)$/.test(
      words[at + 1] ?? "",
    )) &&
  /(?:^| )(?:i m|i am|im|he is|hes|she is|shes|he|she) /.test(`${words.slice(0, at).join(" ")} `) &&
  OF_SELF.test(words.slice(Math.max(0, at - 5), at).join(" "));

/** Takes the words about the build of who wears it, and says what follows for the cut. */
export function readFigure(tokens: Tokens): Wearer {
  const { words, taken } = tokens;
  const found: Wearer = {};
  for (let at = 0; at < words.length; at++) {
    if (taken.has(at)) continue;
    const shape = SHAPES.exec(words.slice(at, at + 4).join(" "))?.[0].trim();
    if (shape) {
      if (/^(?:pear|apple)/.test(shape)) found.hidesWaist = true;
      take(tokens, at, at + shape.split(" ").length);
      continue;
    }
    if (isOfSelf(tokens, at) && !/^(?:curvy|chubby|plump|petite)$/.test(words[at] ?? "")) {
      take(tokens, at, at + 1);
      continue;
    }
    const end = partBehind(words, at) ?? builtBehind(words, at);
    if (end === undefined || isOfPiece(words, at, end)) continue;
    const said = words.slice(at, end);
    const isMuch = said.includes("not")
      ? said.includes("flat")
      : said.some((word) => MUCH.test(word));
    if (said.some((word) => WIDE_AROUND.test(word)) && isMuch) found.hidesWaist = true;
    take(tokens, at, end);
  }
  return found;
}

/** "Wide shoulders", "really big upper arms": where the part ends that the adjective is said of. */
function partBehind(words: readonly string[], at: number): number | undefined {
  if (!BUILT.test(words[at] ?? "")) return undefined;
  const isSide = /^(?:upper|lower|bony|and|baby|mom|mum|post)$/.test(words[at + 1] ?? "");
  const place = isSide ? at + 2 : at + 1;
  return PART.test(words[place] ?? "") ? place + 1 : undefined;
}

/** "My thighs are really big". */
function builtBehind(words: readonly string[], at: number): number | undefined {
  const isMine = /^(?:my|her|his)$/.test(words[at - 1] ?? "");
  if (!isMine || !PART.test(words[at] ?? "") || !/^(?:is|are)$/.test(words[at + 1] ?? ""))
    return undefined;
  const place = /^(?:so|too|very|really|quite|pretty|rather|super|not)$/.test(words[at + 2] ?? "")
    ? at + 3
    : at + 2;
  return BUILT.test(words[place] ?? "") ? place + 1 : undefined;
}

function isOfPiece(words: readonly string[], at: number, end: number): boolean {
  const part = words[end - 1] ?? "";
  const before = words.slice(Math.max(0, at - FOUND_IN), at);
  return (
    OF_PIECE[part]?.test(words[at] ?? "") === true ||
    BEHIND_PIECE.test(words[end] ?? "") ||
    before.some((word) => HAS_IT.test(word) && !before.includes("i") && !before.includes("my"))
  );
}
