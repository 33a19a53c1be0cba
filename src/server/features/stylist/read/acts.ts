// What a whole turn is, by its meaning: a wish, a question to the shop, a question about a piece, or talk. Rules know the
// words they list ("delivery", "how does it work"); the same said otherwise ("will it make it in time") is known by the
// sentence model and a classifier that has learned from sentences of every kind (training/acts). English alone: the
// sentence model knows no other language.
import { type MeaningModel, readMeaningModel } from "../../../language/meaning-model.ts";
import type { Talk } from "./talk-words.ts";

export const ACTS = [
  "wish",
  "about",
  "care",
  "price",
  "compare",
  "advice",
  "hello",
  "thanks",
  "praise",
  "bye",
  "who",
  "help",
  "delivery",
  "payment",
  "returns",
  "order",
  "store",
  "genuine",
  "selling",
  "complaint",
  "dislike",
  "sizing",
  "rude",
  "love",
  "joke",
  "chat",
  "yes",
] as const satisfies readonly (Talk | "wish" | "about" | "care" | "price" | "compare" | "advice")[];
export type TurnAct = (typeof ACTS)[number];

export type ActGuess = {
  /** The likeliest of all that is no wish. */
  act: Exclude<TurnAct, "wish">;
  /** How likely it is that something is wished for. */
  wish: number;
};

let loaded: MeaningModel<TurnAct> | undefined;

export function guessAct(meaning: Float32Array): ActGuess {
  const model = (loaded ??= readMeaningModel<TurnAct>(new URL("acts.json", import.meta.url)));
  const chances = model.chances(meaning);
  let act: ActGuess["act"] = "help";
  let most = -1;
  let wish = 0;
  for (const [n, one] of model.classes.entries()) {
    const chance = chances[n] ?? 0;
    if (one === "wish") wish = chance;
    else if (chance > most) [act, most] = [one, chance];
  }
  return { act, wish };
}
