/** The words a look earns: read from the options that draw it, so that text and picture cannot disagree. */
import type { FabricName } from "../../../tools/drawing/fabrics.ts";
import type { SilhouetteName } from "../../../tools/drawing/silhouettes.ts";
import type { PrintName } from "../../../tools/drawing/prints.ts";
import type { Trait } from "./cut-words.ts";
import {
  FABRIC_WORDS,
  type FabricWords,
  PRINT_WORDS,
  type PrintWords,
  VEGAN_LEATHER,
} from "./cloth-words.ts";
import { piecesIn, type Row, type RowPiece } from "./main-piece.ts";
import { PIECE_TRAITS } from "./piece-words.ts";
import { THING_TRAITS } from "./thing-words.ts";
import { TRAITS } from "./trait-words.ts";
import { usualFabric } from "./usual-fabrics.ts";

export type LookWords = {
  fabricName?: FabricName;
  fabric?: FabricWords;
  print?: PrintWords;
  traits: Trait[];
};

const isFabric = (value: unknown): value is FabricName => typeof value === "string";

const isPrint = (value: unknown): value is PrintName =>
  typeof value === "string" && Object.hasOwn(PRINT_WORDS, value);

/** An option may be a word, a flag, or a small object that has a name. */
function valueWord(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { name, style, kind } = value as { name?: unknown; style?: unknown; kind?: unknown };
  return [name, style, kind].find((word) => typeof word === "string") ?? "*";
}

/** `silhouette.option` wins over `option`, and the words of a kind over those that hold for all. */
const WORDS = { ...TRAITS, ...PIECE_TRAITS, ...THING_TRAITS };

function traitOf(silhouette: string, option: string, value: unknown): Trait | undefined {
  const table = WORDS[`${silhouette}.${option}`] ?? WORDS[option];
  return table?.[valueWord(value)] ?? table?.["*"];
}

function addTraits(
  words: LookWords,
  { silhouette, row }: RowPiece,
  unspoken: readonly string[],
): void {
  for (const [option, value] of Object.entries(row)) {
    if (option === "fabric" || option === "print" || unspoken.includes(option)) continue;
    const found = traitOf(silhouette, option, value);
    if (found && !words.traits.includes(found)) words.traits.push(found);
  }
}

type Said = { materials?: readonly string[]; unspoken?: readonly string[] };

export function wordsOf(
  silhouette: SilhouetteName,
  row: Row,
  { materials = [], unspoken = [] }: Said,
): LookWords {
  const words: LookWords = { traits: [] };
  const pieces = piecesIn(silhouette, row);
  const [main] = pieces;
  const fabricName = isFabric(main.row.fabric)
    ? main.row.fabric
    : usualFabric(main.silhouette, main.row);
  if (fabricName) Object.assign(words, { fabricName, fabric: FABRIC_WORDS[fabricName] });
  if (materials.includes("vegan leather")) words.fabric = VEGAN_LEATHER;
  if (isPrint(main.row.print)) Object.assign(words, { print: PRINT_WORDS[main.row.print] });
  for (const piece of pieces) addTraits(words, piece, unspoken);
  return words;
}
