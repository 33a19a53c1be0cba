// What a fabric tells of warmth, air and opacity, and which of several fabrics a piece is of.
import { clausesOf } from "./clauses.ts";
import { readTerms } from "../../../language/read-terms.ts";
import type { FactKey } from "./fact-words.ts";

type Fabric = { name: string; words: string; share: number | null };

const line = (names: string, facts: string): [string[], FactKey[]] => [
  names.split(" "),
  facts.split(" ").filter(Boolean) as FactKey[],
];

// prettier-ignore
export const FABRIC_LINES = [
  line("linen", "warmth=light breathability=breathable season=summer"),
  line("cotton jersey", "warmth=light breathability=breathable"),
  line("poplin", "warmth=light breathability=breathable season=summer"),
  line("terry", "warmth=medium breathability=breathable opacity=opaque"),
  line("viscose", "warmth=light breathability=breathable"),
  line("silk", "warmth=light breathability=breathable"),
  line("mesh", "warmth=light breathability=breathable opacity=sheer"),
  line("chiffon organza tulle", "warmth=light breathability=medium opacity=sheer"),
  line("lace", "warmth=light breathability=medium opacity=sheer"),
  line("crepe", "warmth=light breathability=medium opacity=opaque"),
  line("satin", "warmth=light breathability=close opacity=opaque"),
  line("denim gabardine canvas suiting", "warmth=medium breathability=medium opacity=opaque"),
  line("polyester nylon", "breathability=close"),
  line("acrylic", "warmth=warm breathability=close"),
  line("leather vegan-leather patent-leather suede", "warmth=medium breathability=close opacity=opaque"),
  line("wool cashmere tweed", "warmth=warm breathability=medium opacity=opaque season=winter"),
  line("knit", "warmth=warm breathability=medium"),
  line("fleece fur", "warmth=warm breathability=close opacity=opaque season=winter"),
  line("velvet corduroy", "warmth=warm breathability=medium opacity=opaque season=winter"),
  line("sequin", "breathability=close formality=evening"),
  line("straw", "season=summer"),
];

const BY_NAME = new Map(
  FABRIC_LINES.flatMap(([names, facts]) => names.map((name) => [name, facts])),
);

export const factsOfFabric = (name: string): readonly FactKey[] => BY_NAME.get(name) ?? [];

/** So thin that even a cardigan of it is for summer. */
export const isThin = (name: string): boolean =>
  /^(?:linen|silk|viscose|chiffon|lace|mesh|organza|tulle|poplin)$/.test(name);

/** Threads that only help: a piece with a little of them is of something else. */
const HELPERS = new Set(["elastane", "metal", "pearl", "crystal", "bead", "rubber"]);

/** "95% Cotton", "5% elastane": what is named in a row of materials, the main one first. */
export function fabricsIn(texts: readonly string[]): Fabric[] {
  const named = texts.flatMap((text) =>
    text.split(/[,،+&/]|\band\b|\s(?=\d{1,3}\s*%)/iu).flatMap((part) => {
      const share = /(\d{1,3})\s*[%٪]/u.exec(part)?.[1];
      return clausesOf(part).flatMap(({ tokens, written }) =>
        readTerms(tokens, { spelling: false })
          .filter(({ term, script }) => term.kind === "material" && script !== "franco")
          .map(({ term, from, to }) => ({
            name: term.id.slice("material:".length),
            words: share ? part.trim() : written(from, to),
            share: share ? Number(share) : null,
          })),
      );
    }),
  );
  const weight = ({ name, share }: Fabric) => (HELPERS.has(name) ? -1 : (share ?? 50));
  return named
    .filter(({ name }, at) => named.findIndex((other) => other.name === name) === at)
    .toSorted((one, other) => weight(other) - weight(one));
}
