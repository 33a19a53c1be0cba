// A model that cannot hold anybody up: it gets a little time, and after some failures in a row a rest,
// during which it is not asked at all.
import { modelFallbacks } from "../../observability/metrics.ts";
import { ModelFailure, type LanguageModel, type Task } from "./language-model.ts";

export type BreakerLimits = {
  /** Until the model says or does anything. */
  firstPieceMs: number;
  wholeMs: number;
  failuresInARow: number;
  restMs: number;
  /** More would be a flood that somebody has to pay for. */
  atOnce: number;
};

const PATIENCE: BreakerLimits = {
  firstPieceMs: 2500,
  wholeMs: 8000,
  failuresInARow: 3,
  restMs: 60_000,
  atOnce: 24,
};

export type GuardedModel = LanguageModel & {
  canBeAsked(): boolean;
  /** The reply was not fit to be shown. It is no failure: a shopper could bring that about. */
  wasRefused(): void;
  /** Who is answering now, for operators. */
  status(): string;
};

class TooSlow extends ModelFailure {}

export type GuardedModelOptions = Partial<BreakerLimits> & { now?: () => Date };

export function createGuardedModel(
  model: LanguageModel,
  options: GuardedModelOptions = {},
): GuardedModel {
  const patience = { ...PATIENCE, ...options };
  const now = () => (options.now?.() ?? new Date()).getTime();
  let failures = 0;
  let restsUntil = 0;
  let isAnswering = true;
  let running = 0;

  const countFallback = (why: string) => modelFallbacks.inc({ model: "language", why });

  function failed(error: unknown) {
    countFallback(error instanceof TooSlow ? "slow" : "failed");
    isAnswering = false;
    failures += 1;
    // After its rest one call tries it: a single further failure sends it back to rest.
    if (failures >= patience.failuresInARow) restsUntil = now() + patience.restMs;
  }

  async function* write(task: Task, signal: AbortSignal): AsyncGenerator<string> {
    running += 1;
    let failure: unknown;
    try {
      yield* hurried(model, task, signal, patience);
    } catch (error) {
      if (!signal.aborted) failure = error;
      throw error;
    } finally {
      running -= 1;
      // Left by a listener who heard enough: as good as whole. Left by a shopper: nothing is known.
      if (failure !== undefined) failed(failure);
      else if (!signal.aborted) [failures, isAnswering] = [0, true];
    }
  }

  return {
    name: model.name,
    write,
    canBeAsked() {
      const canBe = now() >= restsUntil && running < patience.atOnce;
      if (!canBe) countFallback("resting");
      return canBe;
    },
    wasRefused() {
      countFallback("refused");
      isAnswering = false;
    },
    status: () => (isAnswering ? model.name : `${model.name} (falling back to local)`),
  };
}

/** Does not rely on the model to notice that it was stopped: a hanging one is left behind. */
async function* hurried(
  model: LanguageModel,
  task: Task,
  signal: AbortSignal,
  { firstPieceMs, wholeMs }: BreakerLimits,
): AsyncGenerator<string> {
  const stop = new AbortController();
  const pieces = model.write(task, AbortSignal.any([signal, stop.signal]))[Symbol.asyncIterator]();
  const end = performance.now() + wholeMs;
  let hasSpoken = false;
  let wait = Math.min(firstPieceMs, wholeMs);
  try {
    for (;;) {
      const { done, value } = await within(wait, signal, pieces.next());
      if (done) break;
      hasSpoken ||= value.trim() !== "";
      wait = end - performance.now();
      yield value;
    }
  } finally {
    stop.abort();
  }
  if (!hasSpoken) throw new ModelFailure("The model said nothing.");
}

function within<T>(ms: number, signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow("The model is too slow.")), ms);
    const leave = () => reject(new ModelFailure("Nobody is waiting any more."));
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
    });
  });
}
