// Pieces and colours that are spoken of but not wished for: "my white dress", "a bag to go with a red dress",
// "لون يليق على بني".
import type { Tokens } from "../../../language/tokens.ts";
import type { Span } from "./negation.ts";
import type { Signed } from "./signs.ts";

const OWN_BEFORE = new Set(["my", "عندي", "معايا", "3andy", "3andi"]);
const OWN_AFTER = new Set(["بتاعي", "بتاعتي", "بتاعه", "beta3y", "beta3ty", "bta3y", "bta3ty"]);
const HAVING = [
  "have",
  "bought",
  "got",
  "own",
  "اشتريت",
  "جبت",
  "لبست",
  "لابسه",
  "لابس",
  "eshtaret",
  "gebt",
  "labsa",
];
const REACH = 3;
const GAP = 2;

/** Spans that say what it should go with. The kind that is asked for must be another one. */
export function besideSpans(tokens: Tokens, spans: Span[], signs: Signed[]): Set<Span> {
  const beside = new Set<Span>();
  const kinds = spans.filter(({ kind }) => kind === "kind");
  const isOwned = (span: Span): boolean => {
    const before = tokens.words.slice(Math.max(0, span.from - REACH), span.from);
    const near = tokens.words.slice(Math.max(0, span.from - REACH - 2), span.from);
    return (
      before.some((word) => OWN_BEFORE.has(word)) ||
      OWN_AFTER.has(tokens.words[span.to] ?? "") ||
      (kinds.length > 1 && near.some((word) => HAVING.includes(word)) && span === kinds[0])
    );
  };
  const withSigns = signs.filter(({ sign }) => sign === "with" || sign === "complete");
  const isAfterWith = (span: Span): boolean =>
    withSigns.some(({ to }) => span.from >= to && span.from - to <= GAP && !tokens.breaks.has(to));
  const owned = kinds.filter((span) => isOwned(span) || isAfterWith(span));
  if (owned.length < kinds.length || withSigns.length > 0)
    for (const span of owned) beside.add(span);
  for (const span of spans) {
    const isBesideKind = owned.some(
      (kind) =>
        beside.has(kind) &&
        (span.to === kind.from || span.from === kind.to || isWithin(span, kind)),
    );
    if (span.kind === "colour" || span.kind === "material" || span.kind === "pattern")
      if (isBesideKind || isAfterWith(span)) beside.add(span);
  }
  return beside;
}

const isWithin = (span: Span, kind: Span): boolean => span.from >= kind.from && span.to <= kind.to;
