/** The words of terms: what they mean, in Arabic, Egyptian, Franco and English: each concept is a list of forms, found in a normalised sentence. */
import { BEARER_WORDS } from "./lexicon/bearer-words.ts";
import { CIRCUMSTANCE_WORDS } from "./lexicon/circumstance-words.ts";
import { DOOR_WORDS } from "./lexicon/door-words.ts";
import { ORDER_WORDS } from "./lexicon/order-words.ts";
import { PAYMENT_WORDS } from "./lexicon/payment-words.ts";

export const LEXICON = {
  ...ORDER_WORDS,
  ...PAYMENT_WORDS,
  ...DOOR_WORDS,
  ...CIRCUMSTANCE_WORDS,
  ...BEARER_WORDS,
} as const;
