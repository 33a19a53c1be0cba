// English words that are no term where they stand: a shade is no sunglasses, a ward no flowers, coffee no colour.

/** "Lowest up top", "put that at the top": a place in the list, and nothing to wear. */
const isPlaceOnTop = (tokens: string[], at: number): boolean =>
  (tokens[at - 1] === "up" &&
    /^(?:please|first|and|then|thanks|pls|)$/.test(tokens[at + 1] ?? "")) ||
  (/^(?:at|to|from) the$/.test(tokens.slice(Math.max(0, at - 2), at).join(" ")) &&
    /^(?:please|first|and|then|thanks|pls|down|of|end|)$/.test(tokens[at + 1] ?? ""));

/** "In a nude shade": how a colour is, and nothing for the eyes; "on the ward": where a nurse works, and no flowers. */
const isShadeOrWard = (tokens: string[], at: number): boolean =>
  tokens[at] === "shade" ||
  // "By tomorrow evening": when it should be there.
  (tokens[at] === "evening" &&
    /(?:^| )(?:by|before|until|every|each)(?: (?:this|tomorrow|the|\w+day))?$/.test(
      tokens.slice(Math.max(0, at - 2), at).join(" "),
    )) ||
  // "Pilates, ladies class": where one exercises.
  (/^class(?:es)?$/.test(tokens[at] ?? "") &&
    /^(?:pilates|yoga|spin|spinning|dance|zumba|ladies|womens|women|gym|exercise|fitness|aerobics|swimming|cooking|aqua|ballet|boxing|karate|pottery|art|first|business|high|world)$/.test(
      tokens[at - 1] ?? "",
    )) ||
  // Those of shoes; the cloth has no plural.
  tokens[at] === "laces" ||
  (tokens[at] === "lines" && /^(?:those|these|same|similar|such)$/.test(tokens[at - 1] ?? "")) ||
  (tokens[at] === "top" && isPlaceOnTop(tokens, at)) ||
  (tokens[at] === "body" &&
    /^(?:the|my|her|his|your|whole|upper|lower|entire|full)$/.test(tokens[at - 1] ?? "")) ||
  (tokens[at] === "ward" &&
    /^(?:the|a|my|our|her|his|hospital|maternity|night|busy|surgical|same)$/.test(
      tokens[at - 1] ?? "",
    ));

const DRINK = /^(?:coffee|chai|mocha|cocoa|wine|champagne)$/;
const HAD =
  /(?:^| )(?:for|have|having|had|grab|grabbing|get|getting|drink|drinks|drinking|drank|over|after|buy|spill|spills|spilled|spilt|meeting|meet|loves?|likes?|not)(?: (?:an?|some|my|the|his|her|quick|iced|morning))*$/;
const WITH_IT =
  /^(?:shops?|mornings?|runs?|breaks?|stains?|catch|(?:not|and|or|then|rather than|instead of) (?:dinner|lunch|brunch|drinks|cake|breakfast|a meal|tea)|with (?:my|an?|the|some|him|her))(?= |$)/;
/** Names that begin with it. */
const NAMED_SO = /^(?:mugs?|cups?|dates?|lovers?|with friends)(?= |$)/;
/** "First date, coffee not dinner", "for a coffee with friends": what is drunk, and no colour. */
const isDrunk = (tokens: string[], at: number): boolean => {
  if (!DRINK.test(tokens[at] ?? "")) return false;
  const behind = tokens.slice(at + 1, at + 4).join(" ");
  const isHad = HAD.test(tokens.slice(Math.max(0, at - 4), at).join(" "));
  if (NAMED_SO.test(behind)) return false;
  return (
    WITH_IT.test(behind) ||
    (isHad && !/^(?:colou?r|brown|shade|tone|dress|shirt|bag|top|shoe)/.test(behind))
  );
};

export const isEnglishSense = (tokens: string[], at: number): boolean =>
  isShadeOrWard(tokens, at) || isDrunk(tokens, at);
