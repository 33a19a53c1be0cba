// What a sentence says around the things it names: that one of several is wanted, where something goes, that it is worn.
import { isChild, type Wearer } from "../wish.ts";
import type { Context } from "./sentence.ts";

/** "Skirt, blouse or shirt dress": an or before one of them, and no and between them. */
export function isChoiceOf(
  words: readonly string[],
  pieces: readonly { from: number; to: number }[],
): boolean {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last || first === last) return false;
  const between = words.slice(first.to, last.from);
  return between.includes("or") && !between.some((word) => /^(?:and|plus|with)$/.test(word));
}

/** "Over the sofa", "for my bed": where it goes, and nobody asks for that. */
export const isWhere = (words: readonly string[], at: number): boolean =>
  /(?:^| )(?:over|on|onto|across|under|behind|beside|in|by|around|for) (?:(?:the|my|our|her|his|their|old|new) )+$/.test(
    `${words.slice(Math.max(0, at - 4), at).join(" ")} `,
  );

/** "Make it clothes", after something for a newborn: worn, whatever else might be given. */
export function isToBeWorn(
  words: readonly string[],
  wearer: Wearer,
  { wearer: before }: Context,
): boolean {
  const said = words.join(" ");
  return (
    (wearer.isGift ?? before?.isGift) === true &&
    isChild({ ...before, ...wearer }) &&
    /(?:^| )(?:clothes|clothing|outfits?|to wear|wearable)(?: |$)/.test(said) &&
    !/(?:^| )(?:not|no|but|except|than) (?:\S+ )?(?:clothes|clothing|to wear)(?: |$)/.test(said)
  );
}
