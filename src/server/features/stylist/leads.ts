// Colour is seen: pieces that were asked for in a colour show the picture in which they have it.
import { readWritten } from "../../language/read-terms.ts";
import { broaderOf } from "../../language/terms.ts";
import type { LeadWith } from "../products/picture-colors/lead.ts";
import type { Respond } from "./asking.ts";
import { ofFacet } from "./wish.ts";

/** A colour as a brand writes it, and everything it is a shade of. */
const coloursIn = (word: string): string[] =>
  readWritten(word)
    .filter(({ term }) => term.kind === "colour")
    .flatMap(({ term }) => [term.id, ...broaderOf(term.id)]);

export const withLeads =
  (respond: Respond, leadWith: LeadWith): Respond =>
  async (request, page) => {
    const answer = await respond(request, page);
    if (answer.products.length === 0) return answer;
    const wanted = new Set(ofFacet(answer.wish.terms, "colour"));
    const isWanted = (color: string) => coloursIn(color).some((id) => wanted.has(id));
    const products = await leadWith(answer.products, wanted.size > 0 ? isWanted : undefined);
    return { ...answer, products };
  };
