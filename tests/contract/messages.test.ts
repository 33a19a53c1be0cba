// specified-messages.txt holds every quoted sentence of sections 5 and 8 of the specification.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fillMessage, isMessageKey, type MessageForms } from "../../src/contract/messages.ts";
import { isSentenceKey, serverMessages } from "../../src/contract/server-messages.ts";
import { arabicSentences, sentences } from "../support/sentences.ts";

const specified = readFileSync(join(import.meta.dirname, "specified-messages.txt"), "utf8")
  .trim()
  .split("\n");
const english: string[] = Object.values(sentences);

/** Where the specification leaves a place or a beginning open; docs/decisions says how we fill it. */
const COMPLETED: Record<string, string> = {
  "Are you sure you want to delete N products?": "Are you sure you want to delete {n} products?",
  "...right now. Please try again.":
    "I'm having trouble finding matching suggestions right now. Please try again.",
  "...visualization. Please try again!":
    "I'm having trouble generating the model visualization. Please try again!",
  "...Could you try a different image?":
    "I'm having trouble analyzing this image. Could you try a different image?",
  "Failed to open Stripe portal: ...": "Failed to open Stripe portal: {reason}",
};

test("there are 90 sentences to keep", () => {
  expect(new Set(specified).size).toBe(specified.length);
  expect(specified.length).toBe(90);
});

test.each(specified)("people read exactly: %s", (sentence) => {
  expect(english).toContain(COMPLETED[sentence] ?? sentence);
});

function formsOf(entry: string | MessageForms): string[] {
  if (typeof entry === "string") return [entry];
  const { of: _, ...forms } = entry;
  return Object.values(forms);
}

test("every sentence exists in Arabic, with the same places", () => {
  const placesOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
  expect(Object.keys(arabicSentences).toSorted()).toEqual(Object.keys(sentences).toSorted());
  for (const [key, sentence] of Object.entries(sentences)) {
    const forms = formsOf(arabicSentences[key as keyof typeof sentences]);
    // One and two are said without their digit.
    const places = [...new Set(forms.flatMap(placesOf))].toSorted();
    expect([key, places]).toEqual([key, [...new Set(placesOf(sentence))]]);
  }
});

test("Arabic readers meet no English words but names", () => {
  const names = new Set(
    "Stripe Shopify Zammit EasyOrders Google Merchant Facebook JPEG PNG WebP AVIF".split(" "),
  );
  for (const [key, entry] of Object.entries(arabicSentences)) {
    for (const sentence of formsOf(entry)) {
      // What is to be typed or found as it is written is isolated.
      const own = sentence.replace(/\{\w+\}|\u2068[^\u2069]*\u2069/g, "");
      const latin = own.match(/[A-Za-z]+/g) ?? [];
      expect([key, latin.filter((word) => !names.has(word))]).toEqual([key, []]);
      expect(sentence).toMatch(/\p{Script=Arabic}/u);
    }
  }
});

test("no sentence begins or ends with a space, or is empty", () => {
  for (const sentence of [...english, ...Object.values(arabicSentences).flatMap(formsOf)]) {
    expect(sentence).toBe(sentence.trim());
    expect(sentence).not.toBe("");
  }
});

test("places are filled with what was given, and stay visible when it was forgotten", () => {
  expect(fillMessage("{n} of {total}, {n}", { n: 2, total: "$&" })).toBe("2 of $&, 2");
  expect(fillMessage("status: {status}", {})).toBe("status: {status}");
});

test("no key is in both catalogues, and no screen reads what only the server says", () => {
  expect(Object.keys(serverMessages).filter(isMessageKey)).toEqual([]);
  const web = join(import.meta.dirname, "../../src/web");
  const files = readdirSync(web, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));
  expect(sources.length).toBeGreaterThan(100);
  const readers = sources.filter((name) =>
    readFileSync(join(web, name), "utf8").includes("/server-messages"),
  );
  expect(readers).toEqual([]);
});

test("Arabic sentences hold no Latin digits", () => {
  for (const [key, entry] of Object.entries(arabicSentences)) {
    const said = formsOf(entry).join(" ");
    expect([key, said.replace(/\{\w+\}|\u2068[^\u2069]*\u2069/g, "")]).toEqual([
      key,
      expect.not.stringMatching(/[0-9]/),
    ]);
  }
});

test("only real keys are keys: inherited names of objects are not", () => {
  expect(isMessageKey("loginFailed")).toBe(true);
  expect(isSentenceKey("eventRecorded")).toBe(true);
  for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty", ""]) {
    expect(isMessageKey(word)).toBe(false);
    expect(isSentenceKey(word)).toBe(false);
  }
});
