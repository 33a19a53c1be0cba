// The kinds of pieces a sentence asks for, as plainly as they can be said.
import { present } from "../../../../contract/get-or-throw.ts";
import { termById } from "../../../language/terms.ts";
import type { Asked, Sentence } from "./sentence.ts";

export const categoryOf = (id: string): string | undefined => termById(id)?.category;

/** Kinds that are a plainer kind and a quality; the quality can give, the kind cannot. */
const COMPOSED: Record<string, [kind: string, quality: string]> = {
  "kind:evening-dress": ["kind:dress", "style:evening"],
  "kind:party-dress": ["kind:dress", "occasion:party"],
  "kind:summer-dress": ["kind:dress", "season:summer"],
  "kind:wedding-dress": ["kind:dress", "occasion:wedding"],
  "kind:formal-shoe": ["kind:shoe", "style:formal"],
  "kind:casual-shoe": ["kind:shoe", "style:casual"],
};

export const plainly = (asked: Asked[]): Asked[] =>
  asked.flatMap((one) => {
    const parts = one.negated ? undefined : COMPOSED[one.term.id];
    return parts ? parts.map((id) => ({ ...one, term: present(termById(id)) })) : [one];
  });

export const kindsOf = ({ asked }: Sentence): string[] =>
  plainly(asked)
    .filter(({ term, negated }) => !negated && term.kind === "kind" && term.id !== "kind:gift")
    .map(({ term }) => term.id);
