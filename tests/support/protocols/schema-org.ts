// Structured data against schema.org's own vocabulary: every type known, every property one its type has, every
// value of a kind that property takes, every pointer leading to something that is there.
import { readFileSync } from "node:fs";

type Vocabulary = {
  /** The types we use, what each is as well, and the properties it has with what they take. */
  types: Record<string, { is: string[]; has: Record<string, string[]> }>;
  members: Record<string, string[]>;
};
const { types, members } = JSON.parse(
  readFileSync(new URL("schema-org-30.0.json", import.meta.url), "utf8"),
) as Vocabulary;

type Thing = Record<string, unknown>;

const HOME = "https://schema.org/";
const TEXTS: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https?:\/\/\S+$/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T/,
  Number: /^\d+(\.\d+)?$/,
  Integer: /^\d+$/,
};

/** What is wrong, in one line each; nothing where it is valid. */
export function schemaOrgFaults(page: Thing): string[] {
  const things = (page["@graph"] as Thing[] | undefined) ?? [page];
  const byId = new Map(things.map((thing) => [thing["@id"], thing]));
  return things.flatMap((thing) => faultsOf(thing, byId));
}

function faultsOf(thing: Thing, byId: Map<unknown, Thing>): string[] {
  const type = thing["@type"] as string;
  const known = types[type];
  if (!known) return [`${type} is no type`];
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith("@")) return [];
    const taken = known.has[name];
    if (!taken) return [`${type} has no ${name}`];
    return [value].flat().flatMap((one) => valueFaults(`${type}.${name}`, one, taken, byId));
  });
}

function valueFaults(
  at: string,
  value: unknown,
  taken: string[],
  byId: Map<unknown, Thing>,
): string[] {
  if (typeof value === "object" && value !== null) {
    const own = value as Thing;
    const isPointer = own["@type"] === undefined;
    // Another page is something, whatever it is.
    if (isPointer && taken.includes("Thing") && /^https?:[^#]+$/.test(String(own["@id"])))
      return [];
    const thing = isPointer ? byId.get(own["@id"]) : own;
    if (!thing) return [`${at} points to nothing`];
    const type = thing["@type"] as string;
    const isTaken = [type, ...(types[type]?.is ?? [])].some((name) => taken.includes(name));
    return [
      ...(isTaken ? [] : [`${at} takes no ${type}`]),
      ...(isPointer ? [] : faultsOf(thing, byId)),
    ];
  }
  const text = String(value);
  const fits = taken.some((kind) =>
    members[kind] && text.startsWith(HOME)
      ? members[kind].includes(text.slice(HOME.length))
      : (kind === "Boolean" && typeof value === "boolean") || TEXTS[kind]?.test(text),
  );
  // A property may be named where a defined term is asked for ("variesBy").
  const isTerm = taken.includes("DefinedTerm") && text.startsWith(HOME);
  return fits || isTerm ? [] : [`${at}: ${text.slice(0, 60)}`];
}
