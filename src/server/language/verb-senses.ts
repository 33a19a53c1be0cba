// English words that name a piece and also say what one does: "something to throw over my shoulders" is no throw, and
// "what can I slip on" no slip. Told by what stands before them, and after "to" by what stands behind them too.

const DOES =
  /^(?:throw|wrap|slip|top|dress|suit|belt|tie|watch|cap|clutch|cover|open|train|zip|pin|ring|print|layer|crop|tailor|shift|drape|boot|heel|sock|skirt|coat|plait|braid|slide|pump|tank|flare)$/;

const DOER =
  /^(?:i|we|they|you|u|can|could|will|would|should|might|must|may|shall|lets|ill|id|youd|wed|cant|wont|easily|quickly)$/;

/** Behind a verb stands what it is done to, or where. */
const DONE_TO =
  /^(?:it|them|me|us|my|her|him|his|their|our|your|this|that|the|a|an|over|on|up|around|round|off|out|into|in|down|under|at|myself|together|everything|anything|all|each|between|both|well|nicely|for)$/;

/** Whether the word is something one does. */
export const isVerbAt = (tokens: string[], at: number): boolean => {
  if (!DOES.test(tokens[at] ?? "")) return false;
  const before = tokens[at - 1] ?? "";
  const next = tokens[at + 1];
  // In Franco "we" is "and": a word alone behind it is a piece.
  if (next === undefined) return before === "to";
  return (before === "to" || DOER.test(before)) && DONE_TO.test(next);
};
