// What is only told on the way to a wish: "my old jacket won't survive the winter, what coats do you have".
// A sentence is cut into clauses; where one asks and another tells, the pieces of the telling are not asked for.
import type { Tokens } from "../../../language/tokens.ts";
import type { Span } from "./span.ts";

/** Words a new thought begins with, though no comma stands before them. */
const BEGINS = new Set(
  "so but because cause cuz since although though while when بس عشان علشان لان bas 3ashan 3lshan".split(
    " ",
  ),
);

const ASKS =
  /\b(?:need|needs|want|wants|looking|show|find|suggest|recommend|something|anything|prefer|pls|please|do you have|have you got|you have|got any|get me|could use|would like|any)\b|(?:^| )(?:عايز|عايزه|عاوز|عاوزه|محتاج|محتاجه|نفسي|وريني|بدور|عندكم|عندكو|هات|هاتلي)(?: |$)|\b(?:3ayez|3ayza|3ayz|3awez|3awza|me7tag|me7taga|badawar|warreny|wareeny|wariny|hat|hatly|3andoko)\b/;

const TELLS =
  /\b(?:i have|i ve|ive|i own|(?<!\b(?:my|her|his|their|our|your|very) )own|had|was|were|wore|used to|bought|seen|saw|everyone|everybody|nobody|last (?:week|month|year|time)|broke|ripped|tore|lost|stolen|broken|worn out|falling apart|fell apart|survive|anymore|any more|already|my (?:\w+ )?(?:wardrobe|closet)|all i (?:have|own)|ruined|spilled|stained)\b|(?:^| )(?:و?دولابي|و?هدومي|كان|كانت|لبست|فاتت|اشتريت|جبت|شفت|اتقطع|اتقطعت|باظ|باظت|ضاع|ضاعت|القديم|القديمه)(?: |$)|\b(?:d[ou]+l+ab[iy]|hedomy|kan|kanet|lebst|lebest|fatet|eshtaret|gebt|shoft|et2ata3|et2ata3et|bazet|da3et|el adeem|el adeema)\b/;

/** "… المرة اللي فاتت عايزة …": who asks begins anew. */
const isAsking = (words: string[], at: number): boolean =>
  /^و?(?:عايز|عايزه|عاوز|عاوزه|محتاج|محتاجه|3ayez|3ayza|3ayz|3awez|3awza|me7tag|me7taga)$/.test(
    words[at] ?? "",
  ) ||
  (words[at] === "i" && /^(?:need|want)$/.test(words[at + 1] ?? ""));

/** "Her shoes are all brown", "I only own shorts": there already, and none to be replaced. */
const OWNED =
  /\b(?:her|his|their|my) (?:\w+ ){1,2}(?:is|are) (?:all|mostly|mainly|usually|always|already)\b|\b(?:i|we|she|he) (?:only|just|mostly|mainly) (?:owns?|have|has)\b|\ball (?:i|we|she|he) (?:owns?|have|has|got) (?:is|are)\b|(?:^| )كل (?:جزمها|شنطها|هدومها|جزمه|هدومه|لبسها|لبسه)(?: |$)/;

/** "I have nothing black to wear": what is missing is wished for. */
const LACKS = /\b(?:have|has|own|owns|got)(?: \w+ly)? (?:nothing|no|zero)\b(?! but)/;

type Clause = { from: number; to: number; text: string };

function clausesOf({ words, breaks }: Tokens): Clause[] {
  const starts = words.flatMap((word, at) =>
    at === 0 || breaks.has(at) || BEGINS.has(word) || isAsking(words, at) ? [at] : [],
  );
  return starts.map((from, n) => {
    const to = starts[n + 1] ?? words.length;
    return { from, to, text: words.slice(from, to).join(" ") };
  });
}

/** Pieces that are told of and not asked for; something must be asked for beside them. */
export function toldSpans(tokens: Tokens, spans: Span[]): Set<Span> {
  const clauses = clausesOf(tokens);
  const textAt = ({ from }: Span): string =>
    clauses.find((clause) => clause.from <= from && from < clause.to)?.text ?? "";
  // "Slippers, my feet are always cold": what was said before those words is none of it.
  const isOwned = (span: Span): boolean => {
    const clause = clauses.find(({ from, to }) => from <= span.from && span.from < to);
    const found = clause && OWNED.exec(clause.text);
    if (!clause || !found) return false;
    const before = clause.text.slice(0, found.index).trim();
    return span.from >= clause.from + (before ? before.split(" ").length : 0);
  };
  // "Not ripped": what a piece is like tells nothing of itself.
  const around = (span: Span): string => {
    const own = tokens.words.slice(span.from, span.to).join(" ");
    return isOfLook(span) ? textAt(span).replace(own, " ") : textAt(span);
  };
  const isTold = (span: Span): boolean =>
    (TELLS.test(around(span)) || isOwned(span)) &&
    !ASKS.test(textAt(span)) &&
    !LACKS.test(textAt(span));
  const told = spans.filter(
    (span) => isOfPiece(span) && (isTold(span) || isAfterwards(tokens.words, span, spans)),
  );
  const isElse = (kinds: string[]) =>
    spans.some((span) => kinds.includes(span.kind) && !told.includes(span));
  // "My coat's zip is broken, a new one in camel": the piece stays, what was said of the old one goes.
  if (isElse(["kind"])) return new Set(told);
  return isElse(OF_PIECE) || isElse(["occasion", "season"])
    ? new Set(told.filter((span) => span.kind !== "kind" || isOwned(span)))
    : new Set();
}

/** "Flats after the heels", «باليرينا بعد الكعب»: what was worn before, where another piece stands first. */
const isAfterwards = (words: string[], { kind, from }: Span, spans: Span[]): boolean => {
  const at = /^(?:el|al|the|those|my|her)$/.test(words[from - 1] ?? "") ? from - 2 : from - 1;
  return (
    kind === "kind" &&
    /^(?:بعد|ba3d|after)$/.test(words[at] ?? "") &&
    spans.some((one) => one.kind === "kind" && one.from < at)
  );
};

const OF_PIECE = ["kind", "colour", "material", "pattern", "feature"];
const isOfLook = ({ kind }: Span): boolean => kind === "feature" || kind === "pattern";
const isOfPiece = ({ kind }: Span): boolean => OF_PIECE.includes(kind);
