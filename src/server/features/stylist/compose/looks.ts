// An outfit as it is shown: what it is made of in a few words, its pieces, what they cost together.
import { present } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Look } from "../../../../contract/stylist.ts";
import { termById } from "../../../language/terms.ts";
import { asCandidate } from "../find/as-candidate.ts";
import { ownColours } from "../find/own-colours.ts";
import { nounOf } from "../speak/nouns.ts";
import { small } from "../speak/phrase-parts.ts";
import { singular } from "../speak/phrases.ts";
import type { Wish } from "../wish.ts";
import { colourById, isShadeOf } from "./palette.ts";
import type { Outfit } from "./outfits.ts";

export function lookOf({ pieces, total }: Outfit, _wish: Wish, language: Language): Look {
  const names = pieces.map((piece) => nameOf(asCandidate(piece).terms, piece.category, language));
  const title =
    language === "ar"
      ? names.join(" و")
      : capital(`${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
  return {
    title,
    products: pieces.map(({ id }) => id),
    pieces,
    total,
    reason: reasonOf(
      pieces.map((piece) => ownColours(asCandidate(piece))[0] ?? ""),
      language,
    ),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function nameOf(terms: string[], category: string, language: Language): string {
  const kinds = terms.filter((id) => id.startsWith("kind:"));
  const kind = kinds.find((id) => termById(id)?.category === category) ?? kinds[0];
  if (language === "en")
    return kind ? singular(small(present(termById(kind)).label.en)) : small(category);
  const noun = kind ? nounOf([kind]) : undefined;
  return noun ? noun.tail || noun.one : category;
}

/** Why these go together: shades of one color, calm colors, or one that sings among quiet ones. */
export function reasonOf(ids: string[], language: Language): string {
  const colours = ids.flatMap((id) => colourById(id) ?? []);
  const [hued, ...others] = colours.filter(({ hue }) => hue !== undefined);
  const isWhole = colours.length > 1;
  if (isWhole && !hued) return REASONS.calm[language];
  if (isWhole && hued && others.length === 0) return REASONS.lift[language];
  if (hued && others.length > 0 && others.every((other) => isShadeOf(hued, other)))
    return REASONS.together[language];
  return REASONS.easy[language];
}

const REASONS = {
  lift: { en: "One color stands out, the rest keeps quiet.", ar: "لون واحد باين والباقي هادي." },
  calm: { en: "Quiet colors that go with each other.", ar: "ألوان هادية ماشية مع بعض." },
  together: { en: "Tone on tone.", ar: "لون على لون." },
  easy: { en: "Easy to wear together.", ar: "سهلين مع بعض." },
};
