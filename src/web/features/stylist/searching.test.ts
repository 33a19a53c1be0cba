import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { messages } from "../../../contract/messages.ts";
import { WithQueries } from "../../test-support/with-queries.tsx";
import { aProduct } from "../../test-support/a-product.ts";
import {
  answer,
  asked,
  dress,
  said,
  server,
  shown,
  state,
} from "../../test-support/stylist-server.ts";
import { isAnswered, startAfresh, useConversation } from "./conversation-store.ts";
import { loadMoreResults } from "./found.tsx";
import { pin, unpin } from "../collection/pins-store.ts";
import { useFound } from "./search-query.ts";
import { ask, takeAway } from "./searching.ts";
import { judge, verdictsNow } from "./verdicts-store.ts";

describe("a search", () => {
  it("ignores empty words", async () => {
    server();
    await ask("   ", "panel");
    expect([asked, said()]).toEqual([[], []]);
  });

  it("asks for 12, shows what was found, and says it", async () => {
    server(answer("p_1"));
    await ask(" red dress ", "panel");
    expect(asked).toEqual([{ query: "red dress", limit: 12 }]);
    expect(shown()).toEqual(["p_1"]);
    expect(said()).toEqual(["> red dress", "Here is p_1."]);
    expect(state()).toMatchObject({
      searchQuery: "red dress",
      suggestionButtons: ["in white"],
      isThinking: false,
      isSearching: false,
    });
  });

  it("has words of its own when the answer brings none", async () => {
    server({ products: [aProduct()], total: 1 }, { products: [], total: 0 });
    await ask("abaya", "panel");
    await ask("spacesuit", "panel");
    expect(said()[1]).toBe("I found 1 product for you.");
    expect(said()[3]).toMatch(/^I found nothing for that\./);
  });

  it("never shows a hidden piece", async () => {
    server(answer("p_1", { products: [aProduct({ id: "p_h", hidden: true }), aProduct()] }));
    await ask("dress", "page");
    expect(shown()).toEqual(["p_abaya"]);
  });

  it("refines the one before, and goes on refining", async () => {
    server(answer("p_1"), answer("p_2"), answer("p_3"));
    await ask("red dress", "panel");
    await ask("long", "panel");
    await ask("cheaper", "panel");
    expect(asked.map(({ previous }) => previous)).toEqual([
      undefined,
      "red dress",
      "red dress\nlong",
    ]);
  });

  it("sends along what the answer before carried, and the pinned pieces, and no sentence again", async () => {
    pin(aProduct({ id: "p_pinned" }));
    server(answer("p_1", { conversation: "so far", standing: "found" }), answer("p_2"));
    await ask("red dress", "panel");
    await ask("long", "panel");
    expect(asked[1]).toEqual({
      query: "long",
      limit: 12,
      conversation: "so far",
      pinned: ["p_pinned"],
    });
    unpin("p_pinned");
  });

  it("that is only talk leaves the grid as it is", async () => {
    server(answer("p_1", { standing: "found" }), {
      products: [],
      total: 0,
      message: "You are welcome.",
      standing: "talk",
      conversation: "c",
    });
    await ask("red dress", "panel");
    await ask("thank you", "panel");
    expect(shown()).toEqual(["p_1"]);
    expect(said().at(-1)).toBe("You are welcome.");
    expect(state().search?.query).toBe("red dress");
  });

  it("goes on without what was taken away", async () => {
    server(answer("p_1"), answer("p_2", { understood: [dress] }), answer("p_3"));
    await ask("red dress", "panel");
    await takeAway("colour:red", "panel");
    expect(asked[1]).toEqual({ query: "red dress", limit: 12, without: ["colour:red"] });
    expect(said()).toEqual(["> red dress", "Here is p_1.", "Here is p_2."]);
    await ask("long", "panel");
    expect(asked[2]).toMatchObject({ query: "long", without: ["colour:red"] });
  });

  it("that failed clears the results, shows the server's sentence, and is sorry", async () => {
    server(answer("p_1"), 500, 500);
    await ask("dress", "panel");
    await ask("oops", "panel");
    expect(state()).toMatchObject({ searchResults: null, stylistError: "No." });
    expect(said().at(-1)).toBe(messages.searchFailed);
    await ask("oops", "page");
    expect(said().at(-1)).toBe(messages.searchFailedShort);
  });

  it("asks for a longer list when more is wanted", async () => {
    const twelve = Array.from({ length: 12 }, (_, n) => aProduct({ id: `p_${n}` }));
    const more = [...twelve, aProduct({ id: "p_12" })];
    server(answer("", { products: twelve, total: 13 }), answer("", { products: more, total: 13 }));
    await ask("dress", "page");
    const { result } = renderHook(useFound, { wrapper: WithQueries });
    await act(() => loadMoreResults(state().search!, result.current.fetchNextPage));
    expect(asked[1]).toMatchObject({ query: "dress", limit: 24 });
    expect(shown()).toHaveLength(13);
    expect(said()).toHaveLength(2);
  });
});

it("what was found does not stand under the answer to something else", async () => {
  const talk = { products: [], total: 0, message: "Hello!", standing: "talk" };
  server(answer("p_1"), talk, answer("p_2"));
  const isCurrent = () => isAnswered(useConversation.getState());
  await ask("red dress", "panel");
  expect(isCurrent()).toBe(true);
  await ask("hello", "panel");
  expect(shown()).toEqual(["p_1"]);
  expect(isCurrent()).toBe(false);
  await ask("in white", "panel");
  expect(isCurrent()).toBe(true);
});

describe("good and not this", () => {
  const [good, refused] = [aProduct({ id: "p_good" }), aProduct({ id: "p_no" })];

  it("go along with every question of the talk until it begins anew", async () => {
    server({ message: "" }, { message: "" }, answer("p_1"), answer("p_2"), answer("p_3"));
    judge(good.id, "good");
    judge(refused.id, "not_this");
    await ask("red dress", "panel");
    await ask("longer", "panel");
    expect(asked.slice(0, 2)).toEqual([
      { product_id: "p_good", verdict: "good" },
      { product_id: "p_no", verdict: "not_this" },
    ]);
    for (const question of asked.slice(2))
      expect(question).toMatchObject({ good: ["p_good"], not_this: ["p_no"] });
    startAfresh();
    await ask("a bag", "panel");
    expect(asked.at(-1)).not.toHaveProperty("good");
  });

  it("are taken back by pressing again, and a verdict takes the place of the other", () => {
    server({ message: "" }, { message: "" });
    judge(good.id, "good");
    judge(good.id, "not_this");
    expect(verdictsNow()).toEqual({ notThis: ["p_good"] });
    judge(good.id, "not_this");
    expect(verdictsNow()).toEqual({});
  });
});
