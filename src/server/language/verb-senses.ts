// Words that name a piece, a cut or a season and are verbs where they stand: "to throw over", "it falls apart".

/**
 * Words that name a piece and also say what one does: "something to throw over my shoulders" is no throw, and "what can
 * I slip on" no slip.
 */
const DOES =
  /^(?:throw|wrap|slip|top|dress|suit|belt|tie|watch|cap|clutch|cover|open|train|zip|pin|ring|print|layer|crop|tailor|shift|drape|boot|heel|sock|skirt|coat|plait|braid|slide|pump|tank|flare)$/;

const COMES_DOWN = /^(?:fall|slip|drop)(s?)$/;
const DOWN = /^(?:apart|off|down|out|over|through|short|asleep|behind|ill|away|around|open)$/;
/** Before a verb as it stands in the dictionary, and before one that ends in an s. */
const WILL = /^(?:not|never|to|will|would|can|could|may|might|does|do|i|you|they)$/;
const DOES_SO = /^(?:that|which|it|always|never|keeps?)$/;
/** "It falls apart", "a strap that won't slip": what a piece does, and neither autumn nor a slip. */
function isComingDown(tokens: string[], at: number): boolean {
  const ending = COMES_DOWN.exec(tokens[at] ?? "")?.[1];
  if (ending === undefined) return false;
  const [before = "", next = ""] = [tokens[at - 1], tokens[at + 1]];
  const isSaid = (ending === "s" ? DOES_SO : WILL).test(before);
  // "Slips over the head" is how it is put on.
  if (next === "over" && /^slip/.test(tokens[at] ?? "")) return false;
  return DOWN.test(next) || (isSaid && !/^(?:dress|dresses|skirt|skirts|on|ons)$/.test(next));
}

const DOER =
  /^(?:not|i|we|they|you|u|can|could|will|would|should|might|must|may|shall|lets|ill|id|youd|wed|cant|wont|easily|quickly)$/;

/** Behind a verb stands what it is done to, or where. */
const DONE_TO =
  /^(?:it|them|me|us|my|her|him|his|their|our|your|this|that|the|a|an|over|on|up|around|round|off|out|into|in|down|under|at|myself|together|everything|anything|all|each|between|both|well|nicely|for)$/;

/** Told by what stands before a word, and after "to" by what stands behind it too. */
const isPieceAsVerb = (tokens: string[], at: number): boolean => {
  if (!DOES.test(tokens[at] ?? "")) return false;
  const before = tokens[at - 1] ?? "";
  const next = tokens[at + 1];
  // In Franco "we" is "and": a word alone behind it is a piece.
  if (next === undefined) return before === "to";
  return (before === "to" || DOER.test(before)) && DONE_TO.test(next);
};

/** "Stripes, they slim me": what it does for somebody, and no cut. */
const isSlimming = (tokens: string[], at: number): boolean =>
  /^slims?$/.test(tokens[at] ?? "") && /^(?:me|her|him|us|them|you)$/.test(tokens[at + 1] ?? "");

/** Whether the word there is a verb. */
export const isVerbAt = (tokens: string[], at: number): boolean =>
  isPieceAsVerb(tokens, at) || isComingDown(tokens, at) || isSlimming(tokens, at);
