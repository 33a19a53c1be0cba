import { describe, expect, test } from "vitest";
import { createSemaphore } from "../../src/server/database/semaphore.ts";
import { createBatchLoader } from "../../src/server/database/batch-loader.ts";

/** Answers only when told to. */
function slowAnswers() {
  const asked: { questions: number[]; answer(): void; fail(): void }[] = [];
  const answerAll = (questions: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      asked.push({
        questions,
        answer: () => resolve(questions.map((question) => `answer ${question}`)),
        fail: () => reject(new Error("no answer")),
      });
    });
  return { asked, answerAll };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe("questions asked together", () => {
  test("go as one, and everybody gets their own answer", async () => {
    const { asked, answerAll } = slowAnswers();
    const ask = createBatchLoader(answerAll, 10);
    const answers = Promise.all([1, 2, 3].map(ask));
    await aMoment();
    asked[0]!.answer();
    expect(await answers).toEqual(["answer 1", "answer 2", "answer 3"]);
    expect(asked.map(({ questions }) => questions)).toEqual([[1, 2, 3]]);
  });

  test("are never answered by a reading that began before they were asked", async () => {
    const { asked, answerAll } = slowAnswers();
    const ask = createBatchLoader(answerAll, 10);
    const first = ask(1);
    await aMoment();
    const [second, third] = [ask(2), ask(3)];
    await aMoment();
    expect(asked.length).toBe(1);
    asked[0]!.answer();
    expect(await first).toBe("answer 1");
    await aMoment();
    asked[1]!.answer();
    expect(await Promise.all([second, third])).toEqual(["answer 2", "answer 3"]);
    expect(asked.map(({ questions }) => questions)).toEqual([[1], [2, 3]]);
  });

  test("go in several rounds when they are many", async () => {
    const { asked, answerAll } = slowAnswers();
    const ask = createBatchLoader(answerAll, 2);
    const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
    for (let round = 0; round < 3; round++) {
      await aMoment();
      asked[round]!.answer();
    }
    expect((await answers).length).toBe(5);
    expect(asked.map(({ questions }) => questions)).toEqual([[1, 2], [3, 4], [5]]);
  });

  test("wait for company after an answer, but never alone", async () => {
    const { asked, answerAll } = slowAnswers();
    let goOn = () => {};
    const rest = () => new Promise<void>((resolve) => (goOn = resolve));
    const ask = createBatchLoader(answerAll, 3, { rest });
    const first = ask(1);
    await aMoment();
    asked[0]!.answer();
    expect(await first).toBe("answer 1");
    const later = [ask(2)];
    await aMoment();
    later.push(ask(3));
    await aMoment();
    expect(asked.length).toBe(1);
    goOn();
    await aMoment();
    asked[1]!.answer();
    expect(await Promise.all(later)).toEqual(["answer 2", "answer 3"]);
    expect(asked.map(({ questions }) => questions)).toEqual([[1], [2, 3]]);
  });

  test("fail together, and the next ones are asked all the same", async () => {
    const { asked, answerAll } = slowAnswers();
    const ask = createBatchLoader(answerAll, 2);
    const answers = Promise.allSettled([1, 2, 3].map(ask));
    await aMoment();
    asked[0]!.fail();
    await aMoment();
    asked[1]!.answer();
    expect((await answers).map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
      "fulfilled",
    ]);
  });
});

test("work in turns never overlaps more than allowed, keeps its order and survives a failure", async () => {
  const inTurn = createSemaphore(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) =>
    inTurn(async () => {
      began.push(n);
      most = Math.max(most, ++running);
      await aMoment();
      running--;
      if (n === 1) throw new Error("failed");
      return n;
    });
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(done.map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual([
    0,
    "failed",
    2,
    3,
    4,
    5,
  ]);
  expect([began, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
  expect(await inTurn(async () => "still works")).toBe("still works");
});
