/** Where a sentence falls into parts that are said each for itself. */
export type Clause = { start: number; end: number };
const CLAUSE_ENDS =
  /[،,;؛|()]|\s-\s|(?<=\s)(?:but|however|while|whereas|instead|unless|ما لم|الا (?:اذا|لو)|لكن|ولكن|بس(?= من| ال| لا| مش| ممكن| تقدر| ينفع| يمكن| مسموح| متاح)|اما|واما)(?=\s)|(?<!l\.e|ج\.م)\.(?=\s)|\s(?=و(?:م[اي]?\p{L}{2,9}ش|لا|مش)\s)|(?<=(?:not|n't|never) \p{L}{3,12})\s(?=and (?:the|your) )|\s(?=and (?:no|we (?:do not|don't|cannot|can't)) )/gu;

/** The parts of a sentence between commas, brackets and “but”. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const match of text.matchAll(CLAUSE_ENDS)) {
    clauses.push({ start, end: match.index });
    start = match.index;
  }
  return [...clauses, { start, end: text.length }].filter((one) =>
    /[\p{L}\p{N}]/u.test(text.slice(one.start, one.end)),
  );
}
export const within = (clause: Clause, mark: { start: number; end: number }) =>
  mark.start >= clause.start && mark.start < clause.end;

/** The clause in which something stands. */
export const clauseAround = (sentence: { text: string }, mark: { start: number; end: number }) =>
  clausesOf(sentence.text).find((one) => within(one, mark)) ?? {
    start: 0,
    end: sentence.text.length,
  };
