// "Do they make the second one in black?": yes or no of that piece, and with it those of its kind that come in it.
import { found } from "./answer-found.ts";
import { aboutPieces } from "./answer-words.ts";
import type { Answer, Asking, Parts } from "./asking.ts";
import { ownColours } from "./find/own-colours.ts";
import { asCandidate } from "./find/as-candidate.ts";
import { ofItsKind } from "./find/fresh.ts";
import { coloursOf } from "./find/tones.ts";
import { answerTo } from "./speak/piece-question.ts";
import { facetOf } from "./wish.ts";

/** A colour is all that is asked of it. */
export const isColourAsked = ({ sentence }: Asking): boolean => {
  const said = sentence.asked.filter(({ negated }) => !negated);
  return (
    said.length > 0 &&
    said.every(({ term }) => term.kind === "colour") &&
    Object.keys(sentence.limits).length === 0
  );
};

export async function askedInColour(parts: Parts, asking: Asking, id: string): Promise<Answer> {
  const [piece] = await parts.findProducts([id]);
  const words = piece && answerTo(piece, asking.sentence, asking.language);
  if (!piece || !words) return aboutPieces(parts, asking, [id], "about");
  const { wish } = asking.turn;
  const colours = asking.sentence.asked.flatMap(({ term, negated }) => (negated ? [] : [term.id]));
  const others = wish.terms.filter((one) => facetOf(one) !== "colour");
  const inColour = { ...ofItsKind(wish, piece), tone: undefined, terms: [...others, ...colours] };
  const has = ownColours(asCandidate(piece)).some((one) => coloursOf(inColour)?.has(one));
  const answer = await found(
    parts,
    { ...asking, turn: { ...asking.turn, wish: inColour } },
    has ? { alike: [id] } : { exclude: [id] },
  );
  // Where nothing of that kind comes in it, or only nearly, the words say all.
  const isOther = answer.products.length === 0 || (answer.standing === "near" && !has);
  if (isOther) return aboutPieces(parts, asking, [id], "about");
  return {
    ...answer,
    message: `${words} ${answer.message}`,
    honest: words,
    standing: has ? answer.standing : "near",
  };
}
