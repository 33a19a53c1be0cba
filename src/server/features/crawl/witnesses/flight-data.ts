// What Next's app router streams into a page: rows that are numbered and refer to each other, "1d:{…}" or
// "1c:T2f,…" for a text of so many bytes that may hold line breaks. A piece's variants or its description are
// often rows of their own, so each row is put together again with what it refers to.
import { endOfValue, type Json, parseLoosely } from "../extract/loose-json.ts";

const MOST = 60_000;
const DEEPEST = 30;
const ROWS_MAX = 5000;
/** "1c:" and the letters of its kind: a text, a file, a hint; none for data. */
const ROW = /([\da-f]{1,6}):([A-Z]{0,3})/iy;
const TEXT_LENGTH = /([\da-f]{1,6}),/iy;
/** "$1c", "$L1c", "$@1c": another row; "$1c:props:items" is a part of it. */
const TO_ROW = /^\$[LF@]?([\da-f]{1,6})((?::[\w$-]{1,60}){0,12})$/i;

/** self.__next_f.push([1,"…"]): the texts, which belong together. */
export function pushedTexts(script: string): string[] {
  const texts: string[] = [];
  for (
    let at = script.indexOf("__next_f.push(");
    at >= 0;
    at = script.indexOf("__next_f.push(", at + 1)
  ) {
    const from = script.indexOf("[", at);
    const end = from < 0 ? -1 : endOfValue(script, from);
    const value = end < 0 ? undefined : parseLoosely(script.slice(from, end));
    if (Array.isArray(value) && typeof value[1] === "string") texts.push(value[1]);
  }
  return texts;
}

/** The rows that may tell something, whole. */
export function* flightData(stream: string, tells: RegExp): Generator<Json> {
  const rows = rowsOf(stream);
  let left = MOST;
  const whole = (value: Json, depth: number, path: string[]): Json => {
    if (left-- < 0 || depth > DEEPEST) return null;
    if (typeof value === "string") return referred(value, depth, path);
    if (Array.isArray(value)) return value.map((one) => whole(one, depth + 1, path));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, whole(one, depth + 1, path)]),
    );
  };
  const referred = (word: string, depth: number, path: string[]): Json => {
    if (!word.startsWith("$")) return word;
    if (word.startsWith("$$")) return word.slice(1);
    if (word === "$undefined") return null;
    const [, id = "", steps = ""] = TO_ROW.exec(word) ?? [];
    const row = rows.get(id.toLowerCase());
    if (!row) return word;
    // A list may lead back to what holds it.
    if (path.includes(id)) return null;
    return whole(partOf(row.value(), steps), depth + 1, [...path, id]);
  };
  for (const [id, row] of rows) {
    if (!tells.test(row.text) || !/^[[{]/.test(row.text)) continue;
    yield whole(row.value(), 0, [id]);
  }
}

function partOf(value: Json, steps: string): Json {
  let at: Json = value;
  for (const step of steps.split(":").slice(1)) {
    if (typeof at !== "object" || at === null) return null;
    // An element is written as ["$", type, key, props].
    const isElement = Array.isArray(at) && at[0] === "$" && step === "props";
    at = (at as { [key: string]: Json })[isElement ? "3" : step] ?? null;
  }
  return at;
}

type Row = { text: string; value(): Json };

function rowsOf(stream: string): Map<string, Row> {
  const rows = new Map<string, Row>();
  let at = 0;
  while (at < stream.length && rows.size < ROWS_MAX) {
    ROW.lastIndex = at;
    const found = ROW.exec(stream);
    const id = found?.[1]?.toLowerCase();
    const from = found ? at + found[0].length : at;
    const length = found?.[2] === "T" ? textLength(stream, from) : null;
    if (id && length) {
      const end = endOfBytes(stream, length.from, length.bytes);
      const text = stream.slice(length.from, end);
      rows.set(id, { text, value: () => text });
      at = end;
      continue;
    }
    const line = stream.indexOf("\n", at);
    const end = line < 0 ? stream.length : line;
    if (id && found?.[2] === "") rows.set(id, dataRow(stream.slice(from, end)));
    at = end + 1;
  }
  return rows;
}

function dataRow(text: string): Row {
  let known: Json | undefined;
  return { text, value: () => (known ??= parseLoosely(text) ?? null) };
}

function textLength(stream: string, from: number): { bytes: number; from: number } | null {
  TEXT_LENGTH.lastIndex = from;
  const found = TEXT_LENGTH.exec(stream);
  return found && { bytes: parseInt(found[1] ?? "", 16), from: from + found[0].length };
}

/** So many bytes of UTF-8 further on. */
function endOfBytes(text: string, from: number, bytes: number): number {
  let left = bytes;
  let at = from;
  while (left > 0 && at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return at;
}
