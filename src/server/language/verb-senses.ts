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
  // "The hijab I bought slips".
  if (ending === "s" && /^(?:bought|wear|wore|tried|have|own|got|always|just)$/.test(before))
    return /^(?:i|we|it|she|he|that)$/.test(tokens[at - 2] ?? "");
  // "Slips over the head" is how it is put on.
  if (next === "over" && /^slip/.test(tokens[at] ?? "")) return false;
  return DOWN.test(next) || (isSaid && !/^(?:dress|dresses|skirt|skirts|on|ons)$/.test(next));
}

const DOER =
  /^(?:not|i|we|they|you|u|that|which|can|could|will|would|should|might|must|may|shall|lets|ill|id|youd|wed|cant|wont|easily|quickly)$/;

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

/** "A jacket that leaves me change", "before he leaves for school": a verb, and no leaf. */
const isLeaving = (tokens: string[], at: number): boolean =>
  tokens[at] === "leaves" &&
  (/^(?:that|which|it|he|she|who|never|one|this|everyone|everybody|nobody|plane|flight|train|bus|always)$/.test(
    tokens[at - 1] ?? "",
  ) ||
    /^(?:me|us|him|her|them|you|for|early|late|at|on|home|soon|tomorrow|next|room|enough)$/.test(
      tokens[at + 1] ?? "",
    ));

/** "When we watch films", "to watch the match": what is looked at is worn by nobody. */
const isWatching = (tokens: string[], at: number): boolean =>
  /^watch(?:es|ing)?$/.test(tokens[at] ?? "") &&
  (/^(?:films?|movies?|tv|telly|television|netflix|series|shows?|football|matches|videos?|him|her|them|it|us|me|kids|out|over)$/.test(
    tokens[at + 1] ?? "",
  ) ||
    (/^(?:the|a|my|our|some)$/.test(tokens[at + 1] ?? "") &&
      /^(?:film|films|movie|movies|tv|telly|news|match|game|football|sunset|sunrise|kids|telly|series|show|stars|race|fireworks|budget|weight|pennies)$/.test(
        tokens[at + 2] ?? "",
      )));

/** "A top that ties at the front", "a coat I can belt": what it does, and nothing to wear beside it. */
const isDoneByPiece = (tokens: string[], at: number): boolean =>
  (/^(?:ties|belts|caps|rings|suits|tops|slides|watches)$/.test(tokens[at] ?? "") &&
    /^(?:that|which|it)$/.test(tokens[at - 1] ?? "")) ||
  (/^(?:tie|belt|cap|layer|top)$/.test(tokens[at] ?? "") &&
    /^(?:i|you|she|he|we) (?:can|could)$/.test(tokens.slice(Math.max(0, at - 2), at).join(" ")));

/** "My jeans won't button", "nothing zips up any more": what closes, and how no piece should be. */
const isFastening = (tokens: string[], at: number): boolean =>
  (/^(?:button|zip|buckle|belt)$/.test(tokens[at] ?? "") &&
    (/^(?:can not|will not|does not|do not|to|no longer|never|barely|hardly)$/.test(
      tokens.slice(Math.max(0, at - 2), at).join(" "),
    ) ||
      /^(?:barely|hardly|never|longer)$/.test(tokens[at - 1] ?? ""))) ||
  (/^(?:buttons|zips)$/.test(tokens[at] ?? "") &&
    /^(?:nothing|no longer)$/.test(tokens[at - 1] ?? ""));

/** Whether the word there is a verb. */
export const isVerbAt = (tokens: string[], at: number): boolean =>
  isPieceAsVerb(tokens, at) ||
  isComingDown(tokens, at) ||
  isLeaving(tokens, at) ||
  isWatching(tokens, at) ||
  isFastening(tokens, at) ||
  isDoneByPiece(tokens, at) ||
  isSlimming(tokens, at);
