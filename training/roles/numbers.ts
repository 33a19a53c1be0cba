// Numbers in the labelled sentences as examples: a sum to pay, a size, somebody's body, or neither.
import { readPrices, readBareAmount } from "../../src/server/language/money.ts";
import { readTokens } from "../../src/server/language/tokens.ts";
import {
  numberFeatures,
  type NumberRole,
} from "../../src/server/features/stylist/read/number-roles.ts";
import type { Example } from "../linear/learn.ts";
import { LANGUAGES, placesOf, readLabelled, type NumberLabel } from "./examples.ts";

export type NumberExample = Example<NumberRole> & {
  text: string;
  language: string;
  isPriceByRule: boolean;
};

const ROLE_OF: Record<NumberLabel, NumberRole> = {
  max: "max",
  min: "min",
  about: "about",
  total: "max",
  size: "size",
  height: "body",
  weight: "body",
  age: "other",
  count: "other",
  time: "other",
  other: "other",
};

const isNumberLabel = (role: string): role is NumberLabel => role in ROLE_OF;

export const numberExamples = (): NumberExample[] =>
  LANGUAGES.flatMap((language) =>
    readLabelled(language).flatMap(({ text, mentions }) => {
      const { words, breaks } = readTokens(text);
      const priced = readTokens(text);
      const limits = readPrices(priced);
      if (Object.keys(limits).length === 0) readBareAmount(priced);
      return placesOf(words, mentions).flatMap(({ from, to, role }): NumberExample[] =>
        isNumberLabel(role)
          ? [
              {
                text,
                language,
                is: ROLE_OF[role],
                isPriceByRule: priced.taken.has(from),
                features: numberFeatures({ words, breaks }, from, to),
              },
            ]
          : [],
      );
    }),
  );
