// Callers who ask at the same time are answered by one question to the database.

type Pace = {
  /**
   * What the next question waits for after an answer, in company: a statement costs the database about the same for
   * one caller as for thirty. Whoever comes alone never waits.
   */
  rest?: () => Promise<unknown>;
};

/**
 * While an answer is under way, further questions wait, and then go as one. Nobody is answered with
 * what was read before they asked. `answerAll` gives the answers in the order of the questions.
 */
export function createBatchLoader<Question, Answer>(
  answerAll: (questions: Question[]) => Promise<Answer[]>,
  mostAtOnce: number,
  { rest }: Pace = {},
): (question: Question) => Promise<Answer> {
  type Caller = {
    question: Question;
    resolve: (answer: Answer) => void;
    reject: (error: unknown) => void;
  };
  const waiting: Caller[] = [];
  let isAsking = false;

  async function askOnce(callers: Caller[]): Promise<void> {
    try {
      const answers = await answerAll(callers.map(({ question }) => question));
      if (answers.length !== callers.length) throw new Error("Not every question was answered.");
      answers.forEach((answer, n) => callers[n]?.resolve(answer));
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  async function askAll(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (waiting.length > 0) {
      await askOnce(waiting.splice(0, mostAtOnce));
      if (rest && waiting.length < mostAtOnce) await rest();
    }
    isAsking = false;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      // Those who ask in the same turn of the event loop go along.
      queueMicrotask(() => void askAll());
    });
}
