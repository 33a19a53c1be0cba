/** A talk put on a page as it was had: without the clock times of its lines and the names of the two who speak. */
import type { Block } from "../page-blocks.ts";
import { markConcepts } from "./concepts.ts";
import { normalise } from "./normalise.ts";

const CLOCK = "\\p{Nd}{1,2}:\\p{Nd}{2}(?:\\s?(?:ص|م|am|pm|a\\.m\\.|p\\.m\\.))?";
const AT_END = new RegExp(
  `^(.{2,}?[^\\s–—:-])\\s+[([]?${CLOCK}[)\\]]?\\s*(?:[✓✔]{1,2}|seen|read)?$`,
  "iu",
);
/** “[12/03/2025, 3:15 PM] Mona: …”, as a talk is saved. */
const AT_START = new RegExp(
  `^\\[?(?:\\p{Nd}{1,4}[/.-]\\p{Nd}{1,2}[/.-]\\p{Nd}{1,4},?\\s*)?${CLOCK}\\]?(?:\\s*[-–]\\s*|\\s+)(?=\\S)`,
  "iu",
);
/** “Open from 10:00 to 9:30 pm” ends in a time that belongs to it. */
const LEADS_TO_TIME =
  /(?<!\p{L})(?:to|till|until|at|from|before|after|by|الى|إلى|لحد|لغاية|حتى|من|ل|لـ|قبل|بعد|الساعة|الساعه)$/iu;
const LEAST_LINES = 4;

const withoutStamp = (text: string): string => {
  const said = AT_END.exec(text)?.[1]?.trim();
  if (said && !LEADS_TO_TIME.test(said)) return said;
  return text.replace(AT_START, "");
};

const SPEAKER = /^([^:：\p{N}]{1,20})[:：]\s+(?=\S)/u;
/** Two names that take turns, neither of them a word of terms. */
function speakersOf(lines: string[]): Set<string> {
  const turns = new Map<string, number>();
  for (const line of lines) {
    const name = SPEAKER.exec(line)?.[1]?.trim();
    if (name) turns.set(name, (turns.get(name) ?? 0) + 1);
  }
  const often = [...turns].filter(([, count]) => count >= LEAST_LINES - 1).map(([name]) => name);
  const isNamed = often.every((name) => markConcepts(normalise(name)).length === 0);
  return new Set(often.length === 2 && isNamed ? often : []);
}

export function withoutChatter(blocks: Block[]): Block[] {
  const lines = blocks.map(({ kind, text }) => (kind === "table" ? text : withoutStamp(text)));
  const stamped = lines.filter((line, at) => line !== blocks[at]?.text).length;
  const said = stamped >= LEAST_LINES ? lines : blocks.map(({ text }) => text);
  const speakers = speakersOf(said);
  return blocks.map((block, at) => {
    const line = said[at] ?? "";
    const name = SPEAKER.exec(line)?.[1]?.trim();
    return { ...block, text: name && speakers.has(name) ? line.replace(SPEAKER, "") : line };
  });
}
