/** Questions that are numbered in a list, and their answers below under the same numbers. */
import { latinDigits } from "../../../../contract/fold-words.ts";
import type { Block } from "../page-blocks.ts";

const NUMBER = /^[([]?(\p{N}{1,2})\s*[.)\]:–-]/u;
const FEWEST = 3;
const LONGEST = 160;

const numberOf = ({ text, kind }: Block): number | null => {
  const [, figure] = kind === "table" ? [] : (NUMBER.exec(text) ?? []);
  return figure === undefined ? null : Number(latinDigits(figure));
};
const isAsked = ({ text }: Block) => /[?؟]/u.test(text.slice(-6));

/** Blocks that count from one upwards, from `from` on; `isApart` where others may stand between them. */
function counted(blocks: Block[], from: number, isApart: boolean): number[] {
  const found: number[] = [];
  for (let at = from; at < blocks.length; at++) {
    const block = blocks[at];
    if (block && numberOf(block) === found.length + 1) found.push(at);
    else if (!isApart) break;
  }
  return found;
}

/** Each answer below its question; a list of questions that nothing answers asks nothing. */
export function withNumberedAnswers(blocks: Block[]): Block[] {
  const first = blocks.findIndex((block, at) => {
    const next = blocks[at + 1];
    return numberOf(block) === 1 && !!next && numberOf(next) === 2;
  });
  if (first < 0) return blocks;
  const questions = counted(blocks, first, false);
  const told = questions.flatMap((at) => blocks[at] ?? []);
  const isList =
    told.length >= FEWEST &&
    told.filter(isAsked).length * 2 >= told.length &&
    told.every(({ text }) => text.length <= LONGEST);
  if (!isList) return blocks;
  const answers = counted(blocks, first + questions.length, true);
  const isAnswered = answers.length >= 2 && answers.every((at) => !isAskedAt(blocks, at));
  const asked = new Map(isAnswered ? answers.map((at, index) => [at, told[index]] as const) : []);
  return blocks.flatMap((block, at): Block[] => {
    if (questions.includes(at)) return [];
    const question = asked.get(at);
    if (!question) return [block];
    const scope = block.scopes[0] ?? block.scope;
    const text = question.text.replace(NUMBER, "").trim();
    const head = { text, level: 7, zone: block.zone, quoted: false, links: [] };
    return [{ ...head, kind: "heading", scope, scopes: block.scopes }, unnumbered(block)];
  });
}
const unnumbered = (block: Block): Block => ({
  ...block,
  text: block.text.replace(NUMBER, "").trim(),
});
const isAskedAt = (blocks: Block[], at: number) => {
  const block = blocks[at];
  return !!block && isAsked(block);
};
