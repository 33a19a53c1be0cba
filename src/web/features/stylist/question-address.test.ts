// @vitest-environment node
import { expect, it } from "vitest";
import { questionsOf, readQuestions, withQuestions } from "./question-address.ts";

const search = (query: string, more: object = {}) => ({
  query,
  without: [],
  understood: [],
  ...more,
});

it("a question stands in the address beside its other words, and is read from it again", () => {
  const address = withQuestions("?category=Dresses&q=old", ["black dress", "في ساتان"]);
  expect(readQuestions(address)).toEqual(["black dress", "في ساتان"]);
  expect(new URLSearchParams(address).get("category")).toBe("Dresses");
  expect(withQuestions("?q=old", [])).toBe("");
});

it("an address from elsewhere is read with limits", () => {
  const many = Array.from({ length: 9 }, (_, n) => `q=${n}`).join("&");
  expect(readQuestions(`?${many}&q=%20`)).toEqual(["4", "5", "6", "7", "8"]);
  expect(readQuestions(`?q=${"x".repeat(301)}`)).toEqual([]);
});

it("a follow-up keeps what it goes on from, a new question does not", () => {
  expect(questionsOf(search("black dress"), ["bags"])).toEqual(["black dress"]);
  const carried = search("in satin", { conversation: "opaque" });
  expect(questionsOf(carried, ["black dress"])).toEqual(["black dress", "in satin"]);
  const plain = search("in satin", { previous: "black dress\nlong" });
  expect(questionsOf(plain, [])).toEqual(["black dress", "long", "in satin"]);
  const soon = search("in satin", { conversation: "opaque", previous: "long" });
  expect(questionsOf(soon, ["black dress"])).toEqual(["black dress", "long", "in satin"]);
});

it("the same search with a chip less is the same question, and none is none", () => {
  const before = ["black dress", "in satin"];
  expect(questionsOf(search("in satin", { conversation: "x" }), before)).toBe(before);
  expect(questionsOf(null, before)).toEqual([]);
});
