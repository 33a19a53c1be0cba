// Who speaks, by the grammar of Egyptian: a woman is «عايزة», "me7taga", «مش لاقية»; a man is «عايز», "me7tag".
import type { Tokens } from "../../../language/tokens.ts";
import { peopleAt } from "./relatives.ts";
import { isGirl, isOnesSelf } from "./told-of-self.ts";

const WOMAN =
  /^و?(?:عايزه|عاوزه|محتاجه|حابه|نفسها|محتاره|رايحه|لاقيه|عارفه|مسافره|داخله)$|^w?(?:3ay[ei]?za|3aw[ei]?za|me?7taga|me?htaga|7abba|7aba|me?7tara|ray7a|la2ya|3arfa|mesafra)$/;
const MAN =
  /^و?(?:عايز|عاوز|محتاج|حابب|محتار|رايح|لاقي|عارف|مسافر|داخل)$|^w?(?:3ay[ei]?z|3aw[ei]?z|me?7tag|me?htag|7abeb|me?7tar|raye7|la2y|3aref|mesafer)$/;
/** A woman has a «جوزي» and a «خطيبي»; a man's friend is «صاحبي», where it is his day. */
const OF_WOMAN =
  /(?:^| )[وف]?ل?(?:جوزي|خطيبي|حماتي|سلفي|سلفتي|ضرتي)(?: |$)|(?:^| )(?:w|le?)?(?:go+zy|(?:5|kh)at[ei]+by|salafy|selfy|selfty)(?: |$)|(?:^| )(?:فرح|خطوبه|كتب كتاب|حنه) صاحبتي(?: |$)|(?:^| )(?:fara7|khotob\w+|5otob\w+|katb ketab) sa7b[ei]?ty(?: |$)/;
const OF_MAN =
  /(?:^| )[وف]?ل?(?:مراتي|خطيبتي|المدام بتاعتي)(?: |$)|(?:^| )(?:w|le?)?(?:m[ei]?raty|(?:5|kh)at[ei]+b[ei]?ty)(?: |$)|(?:^| )(?:فرح|خطوبه|كتب كتاب) (?:واحد )?صاحبي(?: |$)|(?:^| )(?:fara7|khotob\w+|5otob\w+|katb ketab) (?:wa7ed )?sa7by(?: |$)/;

/** "ابني محتاج", "she is looking": said of somebody else; behind a pronoun of the speaker it is not. */
const ANA = /^(?:انا|وانا|ana|w?ana)$/;

/** «مراتي عايزة تغير»: of whom the noun before it says so. */
const isOfAnother = (words: readonly string[], at: number): boolean =>
  at > 0 && !/^و/.test(words[at] ?? "") && peopleAt([...words], at - 1)?.to === at;

/** The first such word that somebody says of herself: it opens the sentence or a clause, or «انا» stands before it. */
export function speakerIn({ words, breaks }: Pick<Tokens, "words" | "breaks">): {
  speaks?: "woman" | "man";
} {
  const at = words.findIndex(
    (word, place) =>
      (WOMAN.test(word) || MAN.test(word)) &&
      !isOfAnother(words, place) &&
      (place <= 2 ||
        breaks.has(place) ||
        ANA.test(words[place - 1] ?? "") ||
        /^(?:w|we|و)$/.test(words[place - 1] ?? "") ||
        /^[وw]/.test(word)),
  );
  if (at < 0) {
    const lone = words.findIndex((_, place) => isOnesSelf({ words, breaks }, place));
    const said = words.join(" ");
    if (lone < 0 && OF_WOMAN.test(said) !== OF_MAN.test(said))
      return { speaks: OF_MAN.test(said) ? "man" : "woman" };
    return lone < 0 ? {} : { speaks: isGirl(words[lone]) ? "woman" : "man" };
  }
  return { speaks: WOMAN.test(words[at] ?? "") ? "woman" : "man" };
}
