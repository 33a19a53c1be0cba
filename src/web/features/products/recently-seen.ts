// Pieces whose page was opened on this device, the newest first. Only their ids are kept, and only here.
import { readStoredJson, writeStored } from "../../lib/storage.ts";

const KEY = "recentlySeen";
const KEPT = 12;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

export const recentlySeen = (): readonly string[] =>
  readStoredJson(KEY, isList)?.slice(0, KEPT) ?? [];

export function markSeen(id: string): void {
  const others = recentlySeen().filter((before) => before !== id);
  writeStored(KEY, JSON.stringify([id, ...others].slice(0, KEPT)));
}
