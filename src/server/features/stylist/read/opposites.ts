// Qualities that exclude each other: who refuses the one and names the other wants the other.
import type { Span } from "./span.ts";

const ids = (names: string): ReadonlySet<string> => new Set(names.split(" "));

const PAIRS: [ReadonlySet<string>, ReadonlySet<string>][] = [
  [
    ids("feature:slim feature:pencil feature:mermaid"),
    ids("feature:loose feature:oversized feature:wide-leg feature:regular-fit feature:a-line"),
  ],
  [ids("feature:mini feature:cropped"), ids("feature:maxi feature:midi feature:knee-length")],
  [
    ids("feature:sleeveless feature:strapless feature:short-sleeve feature:halter"),
    ids("feature:long-sleeve feature:three-quarter-sleeve"),
  ],
  [ids("feature:open-front"), ids("feature:closed-front")],
  [ids("feature:high-waist"), ids("feature:low-waist")],
  [
    ids(
      "pattern:print pattern:striped pattern:checked pattern:dotted pattern:floral pattern:animal",
    ),
    ids("pattern:plain"),
  ],
  [ids("feature:see-through"), ids("feature:lined")],
];

type Named = Span & { found?: { term: { id: string } } };

export const isOpposite = (refused: Named, next: Named): boolean => {
  const [one, other] = [refused.found?.term.id ?? "", next.found?.term.id ?? ""];
  return PAIRS.some(
    ([low, high]) => (low.has(one) && high.has(other)) || (high.has(one) && low.has(other)),
  );
};
