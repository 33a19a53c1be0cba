// Words that are said to the stylist rather than about a piece, and what they are: greetings, thanks, delivery, complaints.
import { createSpoken } from "../../../language/phrases.ts";
import { MOODS } from "./talk/moods.ts";
import { SHOP_TALK } from "./talk/shop-talk.ts";
import { SMALL_TALK } from "./talk/small-talk.ts";

export type Talk =
  | "hello"
  | "morning"
  | "evening"
  | "peace"
  | "how-are-you"
  | "thanks"
  | "praise"
  | "bye"
  | "who"
  | "help"
  | "delivery"
  | "payment"
  | "returns"
  | "order"
  | "store"
  | "genuine"
  | "selling"
  | "complaint"
  | "dislike"
  | "sizing"
  | "rude"
  | "love"
  | "joke"
  /** Told of oneself, and nothing asked. */
  | "chat"
  | "yes";

export const TALK = createSpoken<Talk>([...SMALL_TALK, ...SHOP_TALK, ...MOODS]);
