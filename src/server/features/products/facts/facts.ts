// The facts of a product: what its words state, then what its fabric and its kind usually mean.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { createHash } from "node:crypto";
import { FACT_KINDS, type Evidence, type Fact, type FactKind } from "../../../../contract/facts.ts";
import { termsOfProduct } from "../../../language/read-product.ts";
import { coverageOf } from "./coverage.ts";
import { FABRIC_LINES, fabricsIn, factsOfFabric, isThin } from "./fabrics.ts";
import { FACT_PHRASES, partsOf } from "./fact-words.ts";
import { measuredIn } from "./measured.ts";
import { saidIn, type Said } from "./said.ts";
import { isOfThis, type KindOfPiece, kindsOf, type Shape, shapeOf } from "./shape.ts";
import { USUAL } from "./usual.ts";
import { wearersOf } from "./wearer.ts";

export type FactSource = {
  title: string;
  description: string;
  category: string | null;
  style: string;
  colors: string[];
  sizes: string[];
  materials: string[];
};

/** A kind of which a piece may have several. */
const SEVERAL = new Set<FactKind>(["fabric", "occasion", "care"]);

export function factsOf(product: FactSource): Fact[] {
  const kinds = kindsOf(product);
  const shape = shapeOf(kinds);
  const said = [
    ...saidIn(product.title, "title", false),
    ...saidIn(product.style, "style", false),
    ...measuredIn(product.description, "description", shape),
    ...saidIn(product.description, "description", true),
  ].filter(({ fact }) => isOfThis(fact, shape));
  const facts = new Map<FactKind, Fact[]>();
  for (const { fact, evidence } of said) add(facts, factFrom({ fact, evidence }, "said"));
  for (const one of concluded(product, said, usualFacts(kinds, shape), shape)) add(facts, one);
  const terms = termsOfProduct(product);
  const { facts: wearers } = wearersOf({ ...product, terms }, facts.get("audience") ?? []);
  for (const kind of ["audience", "age"] as const)
    facts.set(
      kind,
      wearers.filter((one) => one.kind === kind),
    );
  const coverage = coverageOf([...facts.values()].flat(), shape);
  if (coverage && !facts.has("coverage")) facts.set("coverage", [coverage]);
  return FACT_KINDS.flatMap((kind) => facts.get(kind) ?? []);
}

const factFrom = ({ fact, evidence }: Said, sure: Fact["sure"]): Fact => ({
  ...partsOf(fact),
  sure,
  evidence: [evidence],
});

/** The first to say something is believed; others who say the same are named beside it. */
function add(facts: Map<FactKind, Fact[]>, one: Fact): void {
  const known = facts.get(one.kind) ?? [];
  const same = known.find(({ value }) => value === one.value);
  if (same) {
    if (
      same.sure === one.sure &&
      same.evidence.length < 2 &&
      !hasEvidence(same, elementAt(one.evidence, 0))
    )
      same.evidence.push(...one.evidence);
    return;
  }
  // What is usual is not added to what was said: a beach dress is not said to be for weddings.
  const isOpen =
    known.length === 0 ||
    (SEVERAL.has(one.kind) && elementAt(known, 0).sure === one.sure) ||
    one.kind === "audience" ||
    one.kind === "fabric";
  if (isOpen) facts.set(one.kind, [...known, one]);
}

const hasEvidence = (fact: Fact, { from, words }: Evidence) =>
  fact.evidence.some(
    (other) => other.from === from && other.words.toLowerCase() === words.toLowerCase(),
  );

function usualFacts(kinds: KindOfPiece[], shape: Shape): Fact[] {
  const found = new Map<FactKind, { from: string; facts: Fact[] }>();
  for (const { id, words, from } of kinds)
    for (const fact of USUAL.get(id) ?? []) {
      const one = factFrom({ fact, evidence: { from, words } }, "usual");
      if (!isOfThis(fact, shape)) continue;
      const known = found.get(one.kind);
      // The nearest kind that says anything about it is believed alone.
      if (!known) found.set(one.kind, { from: id, facts: [one] });
      else if (known.from === id) known.facts.push(one);
    }
  return [...found.values()].flatMap(({ facts }) => facts);
}

/** What fabric and kind make of it. A hoodie is warm although it is of cotton; one of linen is not. */
function concluded(product: FactSource, said: Said[], usual: Fact[], shape: Shape): Fact[] {
  const listed = fabricsIn(product.materials);
  const fabrics = listed.map(({ name, words }): Fact => ({
    kind: "fabric",
    value: name,
    sure: "said",
    evidence: [{ from: "material", words }],
  }));
  const main = mainFabric(listed, said);
  if (!main) return [...fabrics, ...usual];
  const ofFabric = factsOfFabric(main.name)
    .filter((fact) => isOfThis(fact, shape))
    .map((fact) => factFrom({ fact, evidence: main.evidence }, "usual"));
  const seasonal = usual.filter(({ kind }) => kind === "warmth" || kind === "season");
  const warming = isThin(main.name) ? [] : [...clothOf(said, main.name, shape), ...seasonal];
  return [...fabrics, ...warming, ...ofFabric, ...usual];
}

/** Fleece is of cotton and warm all the same: how it is woven decides before what it is spun of, but for air. */
function clothOf(said: Said[], listed: string, shape: Shape): Fact[] {
  const told = said.find(({ fact, evidence }) => {
    const isCloth = fact.startsWith("fabric=") && partsOf(fact).value !== listed;
    return isCloth && evidence.from === "title";
  });
  if (!told) return [];
  return factsOfFabric(partsOf(told.fact).value)
    .filter((fact) => isOfThis(fact, shape) && !fact.startsWith("breathability="))
    .map((fact) => factFrom({ fact, evidence: told.evidence }, "usual"));
}

function mainFabric([first]: { name: string; words: string }[], said: Said[]) {
  if (first)
    return { name: first.name, evidence: { from: "material", words: first.words } as const };
  const told = said.find(({ fact }) => fact.startsWith("fabric="));
  return told && { name: partsOf(told.fact).value, evidence: told.evidence };
}

/** Raised when a rule changes that is no word. */
const RULES = 2;

/** Changes with the rules, so that what older ones made is made anew. */
export const FACTS_VERSION = createHash("sha256")
  .update(JSON.stringify([RULES, FACT_PHRASES, [...USUAL], FABRIC_LINES]))
  .digest("hex")
  .slice(0, 6);
