/** Size charts written as lines: “M - bust 89-93, waist 70-74”, “L from 60 to 70 kilos”, “length 140 in all sizes”. */
import { latinDigits } from "../../../../contract/fold-words.ts";
import { type Around, ENDS_IN_LIMIT, readAround, readFigure } from "./figures.ts";
import { type Column, type Range, readColumn } from "./measures.ts";
import { foldFigures } from "./units.ts";
import { readSizeName } from "./size-names.ts";
import type { Point } from "../../../../contract/trust.ts";
import { isAlike } from "./alike.ts";
import type { Sizes } from "./read-grid.ts";

const SIZE_FIRST =
  /^[^\p{L}\p{N}]*(?:(?:and\s+)?(?:for|in|the)\s+|و?(?:ال|لل)[ـ\s]*(?=[2-7]?[smlx]))?(?:و?(?:ال|لل|ل)?مقاس(?:ات)?|size|سن|عمر|age|eur?(?=\s*\d))?\s*:?\s*((?:\d{1,2}\s*[-–/]\s*)?\d{1,2}\s*(?:y|yrs?|years?|سنين|سنة|سنه|سنوات|شهور)(?!\p{L})|(?:(?:x{1,3}|extra)[- ]?)?(?:small|large)(?!\p{L})|medium(?!\p{L})|(?:اكس )?(?:سمول|لارج)(?!\p{L})|ميد[يى]?[وي]?م(?!\p{L})|(?:[2-7]?x{0,4}[sl]|m|xs)(?:\s*\/\s*(?:[2-7]?x{0,4}[sl]|m))?(?![\p{L}\p{N}])|(?<=(?:مقاس|size|سن|عمر|age)\s{0,2})\d{1,2}(?!\s*(?:سم|cm|\d))|[2-6]\d(?!\s*(?:سم|cm|[-–/]\s*\d|\d|kg|كيلو|in|"|\.)))\s*(?:[:=.)،,-]|–|—|→|>|\s)/iu;
/** Several sizes on one line: a new part begins at each. */
const NEXT_SIZE =
  /(?<=[\s،,;|.]|(?<![smlx] ?)\/)(?=(?:small|medium|large|x-?large|سمول|ميديم|لارج)(?!\p{L})|(?:(?:ال)?مقاس|size)?\s*(?:[2-7]?X{0,4}[SL]|M)\s*[:=(]|و?(?:ال)?مقاس\s+(?:[2-7]?x{0,4}[sl]|m|\d{1,2})(?![\p{L}\p{N}])|و?(?:ال|لل)[ـ\s]*(?:[2-7]?x{0,4}[sl]|m)(?![\p{L}\p{N}]))|(?<=[,;:.]\s)(?=(?:and\s+)?the\s+(?:[2-7]?x{0,4}[sl]|m)\s+(?:is|has|measures|runs|comes)\s)/iu;
const ALL_SIZES =
  /(?:كل|جميع|لكل|لجميع) (?:ال)?مقاسات|المقاسات (?:كلها|جميعها)|all(?: the| our)? sizes|(?:every|any|each) size/u;

/** What a text says of all sizes at once. */
export function sharedIn(text: string): Partial<Record<Point, Range>> {
  const around = readAround(text);
  const said = text
    .split("\n")
    .map(foldFigures)
    .filter((line) => ALL_SIZES.test(line));
  return Object.assign({}, ...said.map((line) => readPairs(line, around))) as Partial<
    Record<Point, Range>
  >;
}

export function readChartText(text: string): Sizes | null {
  const around = readAround(text);
  const lines = withNumberedSizes(text)
    .split(/\n|(?<=[.!؟])\s+(?=[A-Zء-ي])/u)
    .flatMap((line) =>
      readSizeLast(latinDigits(line)).length > 0 ? [line] : line.split(NEXT_SIZE),
    )
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 400);
  let said = readColumn(text)?.point === "foot" ? readColumn(text) : null;
  const sizes: Sizes = {};
  const shared: Partial<Record<Point, Range>> = {};
  let under: string | null = null;
  for (const line of lines) {
    // “Small”, and its measures on lines of their own.
    const alone = sizeAlone(line);
    if (alone !== null) {
      under = alone;
      continue;
    }
    const folded = foldFigures(latinDigits(line));
    const last = readSizeLast(latinDigits(line));
    const head = last.length > 0 ? null : SIZE_FIRST.exec(latinDigits(line));
    const size = head ? readSizeName(head[1] ?? "") : null;
    const own = head && size ? [{ size, told: folded.slice(foldFigures(head[0]).length) }] : last;
    const isOwned = own.length > 0 || ALL_SIZES.test(folded);
    const named: typeof own = under !== null && !isOwned ? [{ size: under, told: folded }] : own;
    for (const { size: name, told } of named) {
      const points = readPairs(told, around);
      if (said && Object.keys(points).length === 0)
        Object.assign(points, readBare(told, said, around));
      if (Object.keys(points).length > 0) sizes[name] = { ...points, ...sizes[name] };
      else under = null;
    }
    if (isOwned) under = null;
    if (named.length > 0) continue;
    if (LEAD.test(folded)) said = readColumn(line);
    if (ALL_SIZES.test(folded)) Object.assign(shared, readPairs(folded, around));
    else readByPoint(line, around, sizes);
  }
  const names = Object.keys(sizes);
  if (names.length === 0) return readOneSize(text, around);
  if (names.length < 2) return null;
  for (const name of names) sizes[name] = { ...shared, ...sizes[name] };
  return sizes;
}

const NUMBERED = /^\s*\(?([1-9])\s*[).:–-]\s*(?=\D)(.*\d.*)$/u;
/** “3 sizes”, and a list numbered from one: its numbers are the sizes. */
function withNumberedSizes(text: string): string {
  const lines = text.split("\n");
  const numbers = lines.flatMap((line) => NUMBERED.exec(latinDigits(line))?.[1] ?? []);
  const isCounted = numbers.length > 1 && numbers.every((one, at) => Number(one) === at + 1);
  if (!isCounted || !/مقاس|sizes?(?!\p{L})/iu.test(text)) return text;
  return lines.map((line) => latinDigits(line).replace(NUMBERED, "مقاس $1: $2")).join("\n");
}

const ONE_SIZE = /(?<!\p{L})(one size|free ?size|مقاس واحد|فري سايز)(?!\p{L})/iu;
/** A piece of one size has its measures in a line. */
function readOneSize(text: string, around: Around): Sizes | null {
  const name = ONE_SIZE.exec(text)?.[1];
  const lines = text.split("\n").map((line) => readPairs(foldFigures(latinDigits(line)), around));
  const points = Object.assign({}, ...lines.toReversed()) as Partial<Record<Point, Range>>;
  return name && Object.keys(points).length > 1 ? { [name.toUpperCase()]: points } : null;
}

/** “[S]”, “*M*”, “🔹 L”, “size 38:”: what is put around a size is no part of it; a figure alone needs brackets. */
function sizeAlone(line: string): string | null {
  // “Size 1 (50 to 65 kilos)”: the brackets say whom it fits.
  if (/\p{N}{2}/u.test(line) && readColumn(line) !== null) return null;
  const name = line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "").replace(/^([^(]*)\)$/u, "$1");
  return /\p{L}|^\W*[[(]\s*\p{N}/u.test(line) ? readSizeName(name) : null;
}

const VALUE =
  /(?:من |from |between |(?<=بين )|(?<=between ))?\d{1,3}(?:\.\d{1,2})? ?(?:cm|سم|"|in|kg|كيلو|كجم|ك)?(?: ?(?:(?<=(?:بين|between) \d{1,3}(?:\.\d{1,2})?(?: ?(?:cm|سم|kg|كيلو|كجم))? ?)و ?|-|\/|:|to|up to|الي|ل|لـ|لحد|لغايه|حتي|and) ?\d{1,3}(?:\.\d{1,2})?)? ?(?:cms?|سم|"|inch(?:es)?|in|kgs?|كيلو|كجم|ك)?(?!\p{L})/gu;

const isInKilos = (value: string) => /kg|كيلو|كجم|ك$/u.test(value.trim());
/** What follows a figure and is said of no other one. */
const behind = (text: string, end: number): string =>
  text.slice(end, end + 40).split(/[،,;×x*\d]|(?<!\p{L})(?:and|&)(?!\p{L})|\sو(?=\p{L})/u)[0] ?? "";

/** “90 cm around the bust and 120 cm in length”: where no word stands before the first figure, all stand behind theirs. */
function figuresLead(text: string): boolean {
  const first = [...text.matchAll(VALUE)].find(([value]) => !isInKilos(value));
  return (
    !!first &&
    readColumn(text.slice(0, first.index)) === null &&
    readColumn(behind(text, first.index + first[0].length)) !== null
  );
}

/** “bust 89-93, waist 70-74”: each figure belongs to the words before it, or to its unit. */
function readPairs(text: string, around: Around): Partial<Record<Point, Range>> {
  const points: Partial<Record<Point, Range>> = {};
  const unclear = new Set<Point>();
  let from = 0;
  const isFirst = figuresLead(text);
  for (const match of text.matchAll(VALUE)) {
    const words = text.slice(from, match.index);
    const isKilos = isInKilos(match[0]);
    const end = match.index + match[0].length;
    const after = behind(text, end);
    const before = isKilos
      ? readColumn("kg")
      : isFirst
        ? null
        : (readColumn(words.split(/[،,;/|·]/u).at(-1) ?? "") ?? readColumn(words));
    const column = before ?? readColumn(isFirst ? after : after.slice(0, 14));
    // “84 cm bust and 66 cm waist”: a word behind its figure is not the next one's.
    from = before ? end : end + (column ? after.length : 0);
    const isLimit = ENDS_IN_LIMIT.test(words);
    const range = column && !isLimit ? readFigure(match[0], column, around) : null;
    if (!column || !range) continue;
    if (!isAlike(points[column.point] ?? range, range)) unclear.add(column.point);
    points[column.point] ??= range;
  }
  for (const point of unclear) delete points[point];
  return points;
}

const LAST_SIZE =
  /^(.*\d.*?)\s*(?:[=:→]|-{0,2}>|(?<!\p{L})(?:(?:is|are|means?) (?:an? |size )?|(?:takes?|gets?|choose|order|pick) (?:an? |the |size )?|خد[يى]?|تاخد[يى]?|ياخد|اطلب[يى]?|يبق[يى]|اختار[يى]?|يناسب(?:ك|ه|ها)?))\s*(?:ال[ـ\s]*)?(?:(?:ال)?(?:مقاس|نمر[هة])|size|eur?)?\s*([2-7]?x{0,4}[sl]|m|[2-6]\d)[\s.،,؛]*$/iu;
/** Longer ones are prose. */
const LONGEST_PART = 100;
/** Who wears it in the picture. */
const WORN =
  /(?<!\p{L})(?:models?|wears?|wearing|(?:ال)?(?:موديل|عارض[هة]?)|لابس[هة]?|مرتدي[هة]?)(?!\p{L})/iu;
/** “25.5 cm = 40”, “from 50 to 60 kilos take M”: the size stands behind what it is for. */
function readSizeLast(line: string): { size: string; told: string }[] {
  if (WORN.test(line)) return [];
  const parts = line.split(/[،,;؛|](?!\d)|\.(?=\s)/u).filter((part) => /\d/u.test(part));
  const asked = parts.length > 1 ? parts : [line];
  if (asked.some(({ length }) => length > LONGEST_PART)) return [];
  const read = asked.map((part) => LAST_SIZE.exec(part));
  return read.flatMap((match) => {
    const size = match ? readSizeName(match[2] ?? "") : null;
    return match && size && read.every(Boolean)
      ? [{ size, told: foldFigures(match[1] ?? "") }]
      : [];
  });
}

/** “Half chest:” over lines of a size and a figure. */
const LEAD = /^\D{3,50}[:：)]$/u;

/** “Size 38 = 24 cm”, where it is said once what is measured. */
function readBare(text: string, column: Column, around: Around): Partial<Record<Point, Range>> {
  const [figure, another] = text.match(VALUE) ?? [];
  const range = figure && !another ? readFigure(figure, column, around) : null;
  return range && range[0] >= 10 ? { [column.point]: range } : {};
}

const SIZE_BEFORE =
  /(?<![\p{L}\p{N}])((?:[2-7]?x{0,4}[sl]|m|[3-6]\d))\s*[:=(-]?\s*(\d{2,3}(?:\.\d)?(?: ?- ?\d{2,3}(?:\.\d)?)?)(?!\d)/gu;
/** “68 (S), 70 (M)”. */
const SIZE_BEHIND =
  /(?<!\d)(\d{2,3}(?:\.\d)?(?: ?- ?\d{2,3}(?:\.\d)?)?)(?: ?(?:cm|سم))? ?\((?:size |مقاس )?((?:[2-7]?x{0,4}[sl]|m))\)/gu;

/** “Bust: S 86, M 90, L 94”. */
function readByPoint(line: string, around: Around, sizes: Sizes): void {
  const [head = "", ...rest] = line.split(/[:：]/u);
  const column = rest.length > 0 && head.length < 40 ? readColumn(head) : null;
  if (!column) return;
  const told = foldFigures(rest.join(":"));
  const behindFigure = [...told.matchAll(SIZE_BEHIND)].map(([, figure, name]) => [name, figure]);
  const parts =
    behindFigure.length > 1
      ? behindFigure
      : [...told.matchAll(SIZE_BEFORE)].map(([, name, figure]) => [name, figure]);
  if (parts.length < 2) return;
  for (const [name = "", figure = ""] of parts) {
    const size = readSizeName(name);
    const range = readFigure(figure, column, around);
    if (size && range) (sizes[size] ??= {})[column.point] ??= range;
  }
}
