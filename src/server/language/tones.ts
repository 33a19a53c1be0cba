// Words for many colours at once: light, dark, quiet, bright.
import { createSpoken } from "./phrases.ts";
import { take, type Tokens } from "./tokens.ts";

export type Tone =
  | "light"
  | "dark"
  | "quiet"
  | "neutral"
  | "bright"
  | "earthy"
  | "rich"
  | "warm"
  | "cool"
  | "sea";

const ids = (names: string): string[] => names.split(" ").map((name) => `colour:${name}`);

export const TONE_COLOURS: Record<Tone, readonly string[]> = {
  light: ids(
    "white off-white ivory cream beige sand nude sky-blue pink dusty-rose lilac sage mint yellow peach salmon coral grey silver gold turquoise",
  ),
  dark: ids(
    "black navy charcoal burgundy maroon chocolate brown olive emerald teal purple plum indigo",
  ),
  quiet: ids(
    "white off-white ivory cream beige sand nude grey sage dusty-rose sky-blue lilac camel",
  ),
  neutral: ids(
    "white off-white ivory cream beige sand nude camel tan taupe brown chocolate grey charcoal black navy khaki",
  ),
  earthy: ids(
    "brown camel tan caramel chocolate taupe beige sand khaki olive sage rust mustard bronze copper maroon",
  ),
  rich: ids("emerald teal purple plum burgundy navy royal-blue red green turquoise indigo fuchsia"),
  warm: ids(
    "red orange rust brick mustard yellow gold camel tan caramel brown chocolate burgundy maroon coral salmon peach copper bronze",
  ),
  cool: ids(
    "blue navy sky-blue royal-blue teal turquoise green emerald mint sage grey charcoal silver lilac purple indigo",
  ),
  sea: ids("blue navy sky-blue teal turquoise royal-blue"),
  bright: ids(
    "red orange yellow fuchsia pink turquoise coral green royal-blue lime purple mustard blue",
  ),
};

const TONES = createSpoken<Tone>([
  [
    "light",
    "light colour, light colours, light color, light colors, light coloured, light colored, pale, pastel, pastels, light shade, light shades, lighter, in a light colour, bright white tones",
  ],
  [
    "light",
    "فاتح, فاتحه, فاتحين, الوان فاتحه, لون فاتح, الالوان الفاتحه, افتح, باستيل, فواتح, افتح من كده",
  ],
  [
    "light",
    "fate7, fat7a, fat7een, fat7in, fateh, fatha, alwan fat7a, lon fate7, afta7, afteh, pastel",
  ],
  [
    "dark",
    "dark colour, dark colours, dark color, dark colors, dark coloured, dark colored, dark, darker, dark shade, dark shades",
  ],
  [
    "dark",
    "غامق, غامقه, غامقين, الوان غامقه, لون غامق, الالوان الغامقه, اغمق, داكن, داكنه, غوامق, اغمق من كده",
  ],
  [
    "dark",
    "8ame2, 8am2a, 8am2een, gham2een, ghame2, ghamek, ghamka, ghamea, 8ama2, a8ma2, aghma2, alwan 8am2a, dakn",
  ],
  [
    "quiet",
    "too bright, a bit bright, bit too bright, natural colour, natural colours, natural color, natural colors, natural tone, natural tones, muted, soft colour, soft colours, soft color, calm colour, calm colours, quiet colour, subtle colour",
  ],
  ["quiet", "لون طبيعي, الوان طبيعيه, لون هادي, الوان هاديه, هادي, هاديه, الالوان الهاديه"],
  [
    "neutral",
    "يمشي على كله, يمشي مع كله, تمشي على كله, تمشي مع كله, يليق على كله, يليق مع كله, تليق على كله, تليق مع كله, يمشي على كل حاجه, يمشي مع كل حاجه, تمشي مع كل حاجه, يليق على كل حاجه, يليق مع كل حاجه, تليق مع كل حاجه, يمشي على اي حاجه, يمشي مع اي حاجه, تمشي مع اي حاجه, يليق على اي حاجه, يليق مع اي حاجه, ينفع على كله, ينفع مع كله, ينفع مع كل حاجه, يمشي مع كل لبسي, يليق على كل لبسي, يمشي مع اي لون, يليق على اي لون, لون عملي, الوان عمليه, yemshy 3ala kollo, ymshy 3ala kollo, yemshy 3ala kolo, yemshy ma3 kollo, ymshy ma3 kollo, temshy 3ala kollo, temshy ma3 kollo, yelee2 3ala kollo, yelee2 ma3 kollo, telee2 3ala kollo, yemshy ma3 kol 7aga, ymshy m3 kol 7aga, yemshy 3ala kol 7aga, temshy ma3 kol 7aga, yelee2 3ala kol 7aga, yelee2 ma3 kol 7aga, yemshy ma3 ay 7aga, ymshy m3 ay 7aga, yemshy 3ala ay 7aga, temshy ma3 ay 7aga, yelee2 3ala ay 7aga, yelee2 ma3 ay 7aga, yenfa3 ma3 kollo, yenfa3 ma3 kol 7aga, yemshy ma3 ay lon, yelee2 3ala ay lon, neutral, neutrals, neutral colour, neutral colours, neutral color, neutral colors, neutral tone, neutral tones, neutral shade, neutral shades, neutral palette, goes with everything colour, colour that goes with everything, color that goes with everything, محايد, محايده, لون محايد, الوان محايده, mo7ayed, lon mo7ayed, alwan mo7ayda",
  ],
  ["quiet", "lon hady, alwan hadya, hady, hadya, lon hadi"],
  [
    "earthy",
    "earth tone, earth tones, earth colours, earth colors, earthy, earthy colours, earthy colors, earthy tones, earthy shades, desert colours, desert tones, autumn colours, autumn colors, الوان الطبيعه, الوان الارض, الوان الصحرا, الوان الخريف, الوان الرمل, alwan el tabee3a, alwan el tabi3a, alwan el ard, alwan el sa7ra, alwan el 5areef, ترابي, ترابيه, الوان ترابيه, لون ترابي, الوانها ترابيه, الالوان الترابيه, torabi, torabeya, alwan torabeya, el alwan el torabeya",
  ],
  [
    "warm",
    "warm colours, warm colors, warm colour, warm color, warm coloured, warm colored, warm tones, warm tone, warm shades, warm hues, warm palette, warmer colours, warmer colors, الوان دافيه, الوانها دافيه, الوانه دافيه, لون دافي, لونها دافي, لونه دافي, الالوان الدافيه, درجات دافيه, alwan dafya, alwanha dafya, lon dafy, lonha dafy, el alwan el dafya",
  ],
  [
    "sea",
    "sea colours, sea colors, ocean colours, ocean colors, colours of the sea, colors of the sea, sea tones, sea shades, ocean tones, ocean shades, sky colours, shades of the sea, الوان البحر, لون البحر, درجات البحر, الوان الميه, الوان السما, الوان البحر والسما, alwan el ba7r, alwan el bahr, lon el ba7r, lon el bahr, daragat el ba7r, alwan el sama",
  ],
  [
    "cool",
    "cool colours, cool colors, cool tones, cool toned, cool shades, cool hues, cold colours, cold colors, cold tones, الوان بارده, الوانها بارده, لون بارد, الالوان البارده, alwan barda, alwanha barda, lon bared, el alwan el barda",
  ],
  [
    "rich",
    "jewel tones, jewel tone, jewel toned, jewel colours, jewel colors, gem colours, gem tones, rich colours, rich colors, rich tones, rich shades, deep colours, deep colors, rich jewel colours, rich jewel colors, rich jewel tones, الوان غنيه, الوان ملوكي, الوان ملكيه, alwan ghaneya, alwan malakeya",
  ],
  [
    "bright",
    "brighter, very bright, bit of colour, bit of color, pop of colour, pop of color, some colour, some color, colourful, colorful, more colourful, more colorful, bright colour, bright colours, bright color, bright colors, bold colour, vivid, loud colour",
  ],
  [
    "bright",
    "الوان صارخه, الوانا صارخه, صارخه, صارخ, الوان زاهيه, لون زاهي, زاهي, الوان فاقعه, الالوان الفاقعه, الالوان الزاهيه, فاقعه, فاقع, مبهج, مبهجه, فرايحي, فرايحيه, الوان مفرحه, مفرح, مفرحه, ملون, ملونه, الوان صيفيه, صارخ",
  ],
  [
    "bright",
    "زاهيه, فرفوش, فرفوشه, فرفوشي, مفرفش, مفرفشه, منعش, منعشه, مليان حياه, كلها حياه, كله حياه, حيويه, فيها حياه, فيه حياه, farfosh, farfoosh, farfosha, farfoosha, farfoshy, mefarfesh, mefarfesha, mon3esh, mon3esha, 7ayaweya, zahya, zahia, zahiya, alwan zahya, zahy, alwan fa2e3a, el alwan el fa2e3a, fa2e3a, fa2e3, mobheg, farayhy, fara7y, faray7y, alwan mofre7a, mofre7",
  ],
]);

const RICH = /^(?:jewel|gem|rich|deep|royal)$/;
/** "Jewel colours", "rich tones": no jewellery where a colour follows. */
export const isRichTone = (words: string[], at: number): boolean =>
  RICH.test(words[at] ?? "") &&
  /^(?:colou?rs?|colou?red|tones?|toned|shades?|hues?)$/.test(
    words[RICH.test(words[at + 1] ?? "") ? at + 2 : at + 1] ?? "",
  );

const REFUSED = new Set(
  "not no nothing too without hate hates dislike dislikes avoid never مش بلاش غير mesh msh mish balash gher 8er".split(
    " ",
  ),
);
/** "ميكونش غامق", "maykonsh fate7": the verb carries its own no. */
const UNWILLING = /^(?:w?m[ae]?[a-z0-9']{3,}sh|و?ما?[\u0621-\u064a]{3,}ش)$/;
/** "رمادي غامق أو فاتح": of a colour whose dark shade has a name. */
const isOtherShade = ({ words }: Tokens, at: number, value: Tone): boolean =>
  OR.test(words[at - 1] ?? "") && TONES(words, at - 2)?.value === OPPOSITE[value];

/** «بيكره الألوان الفاتحة», "beyekrah el fate7". */
const HATING = /^و?[بي]?[انتي]?كره$|^w?b?[aeiy]*[tny]?[aei]?krah$/;
const isRefused = (word = ""): boolean =>
  REFUSED.has(word) || UNWILLING.test(word) || HATING.test(word);

const OPPOSITE: Record<Tone, Tone> = {
  light: "dark",
  dark: "light",
  quiet: "bright",
  neutral: "bright",
  bright: "quiet",
  earthy: "bright",
  rich: "quiet",
  sea: "warm",
  warm: "cool",
  cool: "warm",
};

const SKIN = /^(?:skin|skinned|hair|haired|eyes|eyed|complexion|toned)$/;
/** "My skin is dark", "fair hair": how somebody looks. */
const isOfSkin = (words: string[], at: number): boolean =>
  SKIN.test(words[at + 1] ?? "") ||
  /(?:^| )(?:skin|hair|eyes|complexion)(?: (?:is|are|s|so|quite|very|really|a bit|pretty))*$/.test(
    words.slice(Math.max(0, at - 4), at).join(" "),
  );

/** The tone the words name. A shade of one colour ("dark red") is a colour and was read before. */
export function readTone(tokens: Tokens, isTerm: (at: number) => boolean): Tone | undefined {
  let instead: Tone | undefined;
  for (let at = 0; at < tokens.words.length; at++) {
    if (tokens.taken.has(at) || isTerm(at) || isOfSkin(tokens.words, at)) continue;
    const found = TONES(tokens.words, at);
    if (!found) continue;
    take(tokens, at, found.to);
    if (isOtherShade(tokens, at, found.value)) continue;
    // "Nothing loud, something dark": what is wanted says more than what is not.
    if (!isRefusedAt(tokens, at))
      return isEitherOr(tokens, found, (place) => TONES(tokens.words, place))
        ? undefined
        : found.value;
    instead ??= OPPOSITE[found.value];
  }
  return instead;
}

const OR = /^(?:or|او|ولا|aw|wal+a|w|و)$/;

/** "رمادي غامق أو فاتح": dark or light is any of them. */
function isEitherOr(
  tokens: Tokens,
  { value, to }: { value: Tone; to: number },
  at: (place: number) => { value: Tone; to: number } | undefined,
): boolean {
  const other = OR.test(tokens.words[to] ?? "") ? at(to + 1) : undefined;
  if (!other || other.value !== OPPOSITE[value]) return false;
  take(tokens, to, other.to);
  return true;
}

const LIKING =
  /^(?:[وب]?ت?حب|اريد|ارغب|افضل|احب|حابه|حابب|عايزه?|عاوزه?|b?[aeiy]?t?7e?bb?|b7eb|ba7eb|3ayza?|3aw[ei]?za?|like|want|love|wear|into)$/;
const ARTICLE = new Set(
  "el al il ال any the in a حاجه حاجات لون الوان 7aga haga 7agat lon alwan".split(" "),
);

const VERY = /^(?:اوي|قوي|جدا|زياده|a?wy|awi|2awy|zyada|zeyada|gedd?an)$/;

/** «الألوان دي كلها غامقة», "da fate7 awy", "fate7 awy": so is what is there, and it is complained of. */
const isAllOfThese = (words: string[], at: number): boolean =>
  (at === 0 && words.length === 2 && VERY.test(words[1] ?? "")) ||
  (/(?:^| )(?:ده|دي|دول|d[aie]h?|dol) (?:(?:كله|كلها|كلهم|kol+(?:o|a?ha|ohom)) )?$/.test(
    `${words.slice(0, at).join(" ")} `,
  ) &&
    (/^(?:كل|kol)/.test(words[at - 1] ?? "") || VERY.test(words[at + 1] ?? "")));

/** "Not dark", and with the wish between: "msh b7eb el alwan el 8am2a". */
function isRefusedAt({ words, breaks }: Tokens, at: number): boolean {
  if (isRefused(words[at - 1]) || isAllOfThese(words, at)) return true;
  let place = at - 1;
  while (
    place >= 0 &&
    !breaks.has(place + 1) &&
    (ARTICLE.has(words[place] ?? "") || LIKING.test(words[place] ?? ""))
  )
    place -= 1;
  if (place < 0 || place === at - 1 || breaks.has(place + 1)) return false;
  // "لا غامق" answers; "لا أريد ألوانًا صارخة" refuses.
  return words[place] === "لا" || isRefused(words[place]);
}

/** Where a tone is named, and how far: "يمشي على كله" is a quality of a colour, and no question what goes with it. */
export const toneAt = TONES;

export const isToneWord = (words: string[], at: number): boolean => TONES(words, at) !== undefined;
