// What is only told on the way to a wish: "my old jacket won't survive the winter, what coats do you have".
// A sentence is cut into clauses; where one asks and another tells, the pieces of the telling are not asked for.
import type { Tokens } from "../../../language/tokens.ts";
import type { Span } from "./negation.ts";

/** Words a new thought begins with, though no comma stands before them. */
const BEGINS = new Set(
  "so but because cause cuz since although though while when بس عشان علشان لان bas 3ashan 3lshan".split(
    " ",
  ),
);

const ASKS =
  /\b(?:need|needs|want|wants|looking|show|find|suggest|recommend|something|anything|prefer|pls|please|do you have|have you got|you have|got any|get me|could use|would like|any)\b|(?:^| )(?:عايز|عايزه|عاوز|عاوزه|محتاج|محتاجه|نفسي|وريني|بدور|عندكم|عندكو|هات|هاتلي)(?: |$)|\b(?:3ayez|3ayza|3ayz|3awez|3awza|me7tag|me7taga|badawar|warreny|wareeny|wariny|hat|hatly|3andoko)\b/;

const TELLS =
  /\b(?:i have|i ve|ive|i own|own|had|was|were|wore|used to|bought|seen|saw|everyone|everybody|nobody|last (?:week|month|year|time)|broke|ripped|tore|lost|stolen|survive|anymore|any more|already)\b|(?:^| )(?:كان|كانت|اشتريت|جبت|شفت|اتقطع|اتقطعت|باظ|باظت|ضاع|ضاعت|القديم|القديمه)(?: |$)|\b(?:kan|kanet|eshtaret|gebt|shoft|et2ata3|et2ata3et|bazet|da3et|el adeem|el adeema)\b/;

type Clause = { from: number; to: number; text: string };

function clausesOf({ words, breaks }: Tokens): Clause[] {
  const starts = words.flatMap((word, at) =>
    at === 0 || breaks.has(at) || BEGINS.has(word) ? [at] : [],
  );
  return starts.map((from, n) => {
    const to = starts[n + 1] ?? words.length;
    return { from, to, text: words.slice(from, to).join(" ") };
  });
}

/** Pieces that are told of and not asked for; something must be asked for beside them. */
export function toldSpans(tokens: Tokens, spans: Span[]): Set<Span> {
  const clauses = clausesOf(tokens);
  const isTold = ({ from }: Span): boolean => {
    const { text } = clauses.find((clause) => clause.from <= from && from < clause.to)!;
    return TELLS.test(text) && !ASKS.test(text);
  };
  const kinds = spans.filter(({ kind }) => kind === "kind");
  const told = kinds.filter(isTold);
  return told.length < kinds.length ? new Set(spans.filter(isOfPiece).filter(isTold)) : new Set();
}

const isOfPiece = ({ kind }: Span): boolean =>
  ["kind", "colour", "material", "pattern", "feature"].includes(kind);
