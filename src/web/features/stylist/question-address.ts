// The question in the address, so that what was asked can be shared and gone back to. A follow-up stands there with
// the questions it goes on from, as `q` several times.
import type { Search } from "./conversation-store.ts";

const WORD = "q";
const QUESTIONS_MAX = 5;
const QUESTION_MAX = 300;

export const readQuestions = (search: string): string[] =>
  new URLSearchParams(search)
    .getAll(WORD)
    .map((words) => words.trim())
    .filter((words) => words !== "" && words.length <= QUESTION_MAX)
    .slice(-QUESTIONS_MAX);

/** The address with these questions in the place of its own; its other words stay. */
export function withQuestions(search: string, questions: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(WORD);
  for (const words of questions) query.append(WORD, words);
  const text = query.toString();
  return text && `?${text}`;
}

/** The questions that led to what stands in the grid, the latest last; `before` led to what stood there before. */
export function questionsOf(search: Search | null, before: readonly string[]): readonly string[] {
  if (!search || search.query.length > QUESTION_MAX) return [];
  if (before.at(-1) === search.query) return before;
  const since = search.previous?.split("\n") ?? [];
  const earlier = search.conversation === undefined ? [] : before;
  return cut([...earlier, ...since, search.query]);
}

const cut = (questions: readonly string[]) =>
  questions.filter((words) => words.length <= QUESTION_MAX).slice(-QUESTIONS_MAX);
