// Pieces for a wish that is for several, each with its own facts: every one is looked for by itself, and they are shown
// in turns. One that nobody has is named, and the others are still there.
import { eachOf, wishOfOne } from "../each.ts";
import type { Find, FindAnswer } from "./find.ts";

export const findEach =
  (find: Find): Find =>
  async (request) => {
    const each = eachOf(request.wish);
    if (each.length < 2) return find(request);
    const wishes = each.map((one) => wishOfOne(request.wish, one));
    const answers = await Promise.all(wishes.map((wish) => find({ ...request, wish })));
    const all = joined(answers, request.limit);
    const absent = wishes.filter((_, n) => answers[n]?.products.length === 0);
    return all.products.length > 0 ? { ...all, absent } : find(request);
  };

function joined(answers: FindAnswer[], limit: number): FindAnswer {
  const longest = Math.max(...answers.map(({ products }) => products.length));
  const inTurns = Array.from({ length: longest }, (_, n) =>
    answers.flatMap(({ products }) => products[n] ?? []),
  ).flat();
  const products = [...new Map(inTurns.map((one) => [one.id, one])).values()].slice(0, limit);
  const total = answers.reduce((sum, answer) => sum + answer.total, 0);
  return {
    products,
    total,
    judged: answers.flatMap((one) => one.judged),
    gave: answers.flatMap((one) => one.gave),
    missing: answers.flatMap((one) => one.missing),
    unknown: answers.flatMap((one) => one.unknown),
  };
}
