// What was asked of the stylist on this device, the newest first. It never leaves it.
import { readStoredJson, writeStored } from "../../lib/storage.ts";

const KEY = "askedBefore";
const KEPT = 6;
/** A whole letter is no shortcut. */
const LONGEST = 120;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((words) => typeof words === "string");

export const askedBefore = (): readonly string[] =>
  readStoredJson(KEY, isList)?.slice(0, KEPT) ?? [];

export function keepAsked(words: string): void {
  if (words.length > LONGEST) return;
  const others = askedBefore().filter((before) => before !== words);
  writeStored(KEY, JSON.stringify([words, ...others].slice(0, KEPT)));
}
