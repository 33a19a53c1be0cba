// A server that answers the stylist's questions in turn, and what the shopper then sees.
import { afterEach, beforeEach, vi } from "vitest";
import { setPins } from "../features/collection/pins-store.ts";
import { startAfresh, useConversation } from "../features/stylist/conversation-store.ts";
import { keptConversation } from "../features/stylist/kept-conversation.ts";
import { aProduct } from "./a-product.ts";

type Body = Record<string, unknown>;
export let asked: Body[] = [];

export const dress = { kind: "kind", value: "kind:dress", label: "Dress" };
const red = { kind: "colour", value: "colour:red", label: "Red" };

export const answer = (id: string, more: object = {}) => ({
  products: [aProduct({ id })],
  total: 1,
  message: `Here is ${id}.`,
  understood: [dress, red],
  suggestions: ["in white"],
  ...more,
});

type Reply = object | number | Response | Promise<Response>;

/** Answers in turn; a number is a failure. */
export function server(...replies: Reply[]) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, request) => {
    const sent = typeof request?.body === "string" ? request.body : "{}";
    asked.push(JSON.parse(sent));
    const next = await (replies.shift() ?? 500);
    if (next instanceof Response) return next;
    return typeof next === "number"
      ? Response.json({ detail: "No.", code: "no" }, { status: next })
      : Response.json(next);
  });
}

export const state = () => ({ ...useConversation.getState(), ...keptConversation() });
export const said = () => state().messages.map(({ text, isUser }) => (isUser ? `> ${text}` : text));
export const shown = () => state().searchResults?.products.map(({ id }) => id);

beforeEach(() => {
  asked = [];
  startAfresh();
  setPins([]);
});
afterEach(() => vi.restoreAllMocks());
