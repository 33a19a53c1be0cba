// Learns the weights of src/server/language/linear-model.ts: softmax regression by stochastic descent, each weight with
// a pace of its own (Adagrad), small weights drawn to nothing. The same examples give the same weights every time.
import {
  bucketOf,
  createLinearModel,
  softmax,
  type StoredModel,
} from "../../src/server/language/linear-model.ts";

export type Example<Class extends string = string> = {
  features: string[];
  is: Class;
  /** What an example counts; one unless told otherwise. */
  weight?: number;
};

export type Learning = { bits?: number; epochs?: number; pace?: number; decay?: number };

export function learn<Class extends string>(
  examples: readonly Example<Class>[],
  classes: readonly Class[],
  { bits = 14, epochs = 30, pace = 0.3, decay = 1e-4 }: Learning = {},
): StoredModel {
  const count = classes.length;
  const weights = new Float64Array(count << bits);
  const paces = new Float64Array(count << bits).fill(1e-6);
  const known = examples.map(({ features, is, weight = 1 }) => ({
    places: [...new Set(features)].map((one) => bucketOf(one, bits) * count),
    is: classes.indexOf(is),
    weight,
  }));
  const random = randomOf(known.length);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { places, is, weight } of shuffled(known, random)) {
      const sums = classes.map((_, n) => places.reduce((sum, at) => sum + weights[at + n]!, 0));
      const chances = softmax(sums);
      for (const at of places)
        for (let n = 0; n < count; n++) {
          const slope =
            weight * (chances[n]! - (n === is ? 1 : 0)) + decay * weights[at + n]! * count;
          paces[at + n]! += slope * slope;
          weights[at + n]! -= (pace * slope) / Math.sqrt(paces[at + n]!);
        }
    }
  return stored(weights, classes, bits);
}

const LARGEST = 127;

function stored(weights: Float64Array, classes: readonly string[], bits: number): StoredModel {
  const most = weights.reduce((largest, one) => Math.max(largest, Math.abs(one)), 0);
  const step = most / LARGEST || 1;
  const bytes = Int8Array.from(weights, (one) => Math.round(one / step));
  return {
    classes: [...classes],
    bits,
    step: Number(step.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}

/** Each example judged by a model that has not seen its group (a sentence, a shop): the chances of its classes. */
export function crossValidated<Class extends string, One extends Example<Class>>(
  examples: readonly One[],
  classes: readonly Class[],
  { groupOf, folds = 5, ...learning }: Learning & { groupOf: (one: One) => string; folds?: number },
): { example: One; chances: number[] }[] {
  const foldOf = (one: One): number => bucketOf(groupOf(one), 20) % folds;
  return Array.from({ length: folds }, (_, fold) => {
    const model = createLinearModel<Class>(
      learn(
        examples.filter((one) => foldOf(one) !== fold),
        classes,
        learning,
      ),
    );
    return examples
      .filter((one) => foldOf(one) === fold)
      .map((example) => ({ example, chances: model.chances(example.features) }));
  }).flat();
}

export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}
