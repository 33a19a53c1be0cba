// JSON as shops really write it: comments, trailing commas, raw line breaks, single quotes, bare keys, and between
// the values the functions of a component, which are passed over.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const MAX_DEPTH = 120;

/** What the names in a script stand for, where it says so. */
export type Names = ReadonlyMap<string, Json>;

/** `passed`: told whether functions were passed over, which may hold data of their own. */
export function parseLoosely(
  text: string,
  names?: Names,
  passed?: { isOver: boolean },
): Json | undefined {
  const trimmed = text
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, "");
  try {
    return JSON.parse(trimmed) as Json;
  } catch {
    return readValue({ text: trimmed, at: 0, names, passed }, 0);
  }
}

type Cursor = {
  text: string;
  at: number;
  names: Names | undefined;
  passed: { isOver: boolean } | undefined;
};

const SKIP = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const SHORT_TRUTH = /![01](?![\w.])/y;
const BARE = /[\p{L}\d_$.+-]+/uy;

function match(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text)?.[0] ?? "";
  cursor.at += found.length;
  return found;
}

function readValue(cursor: Cursor, depth: number): Json | undefined {
  if (depth > MAX_DEPTH) return undefined;
  match(cursor, SKIP);
  const sign = cursor.text[cursor.at];
  if (sign === "{") return readObject(cursor, depth);
  if (sign === "[") return readArray(cursor, depth);
  if (sign === '"' || sign === "'" || sign === "`") return readString(cursor, sign);
  const word = match(cursor, sign === "!" ? SHORT_TRUTH : BARE);
  if (word === "true" || word === "!0") return true;
  if (word === "false" || word === "!1") return false;
  if (word === "null" || word === "undefined" || word === "NaN") return null;
  const named = cursor.names?.get(word);
  if (named !== undefined) return named;
  const number = Number(word);
  if (word && Number.isFinite(number)) return number;
  // A name, a call or a function of the shop's script: its value is not on the page.
  return word || sign === "(" || sign === "!" ? skipCode(cursor) : undefined;
}

/** On to where the next value or the end of this list stands. */
function skipCode(cursor: Cursor): null | undefined {
  const { text } = cursor;
  let depth = 0;
  let quote = "";
  for (let at = cursor.at; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (quote) {
      if (sign === "\\") at++;
      else if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'" || sign === "`") quote = sign;
    else if (sign === "(" || sign === "[" || sign === "{") {
      depth++;
      if (cursor.passed) cursor.passed.isOver = true;
    } else if (depth > 0) depth -= sign === ")" || sign === "]" || sign === "}" ? 1 : 0;
    else if (sign === "," || sign === "}" || sign === "]") {
      cursor.at = at;
      return null;
    } else if (sign === ";" || sign === ")") return undefined;
  }
  return depth === 0 && !quote ? ((cursor.at = text.length), null) : undefined;
}

/** init() { … }, get total() { … }: stands where a key and its value would; false where it is no such thing. */
function skipMethod(cursor: Cursor, name: string): boolean {
  if (STATEMENTS.has(name)) return false;
  if (/^(?:async|get|set|static)$/.test(name) && cursor.text[cursor.at] !== "(") {
    match(cursor, BARE);
    match(cursor, SKIP);
  }
  if (!match(cursor, PARAMETERS)) return false;
  match(cursor, SKIP);
  const end = cursor.text[cursor.at] === "{" ? endOfValue(cursor.text, cursor.at) : -1;
  if (end < 0) return false;
  cursor.at = end;
  if (cursor.passed) cursor.passed.isOver = true;
  return true;
}

const STATEMENTS = new Set(["if", "for", "while", "switch", "function", "catch", "with", "return"]);
const PARAMETERS = /\([^()]*\)/y;

function readString(cursor: Cursor, quote: string): string | undefined {
  const { text } = cursor;
  let from = cursor.at + 1;
  let read = "";
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === quote) {
      cursor.at = at + 1;
      return read + text.slice(from, at);
    }
    if (sign !== "\\") continue;
    const next = text[at + 1] ?? "";
    const code = next === "u" ? /^[\da-f]{4}/i.exec(text.slice(at + 2, at + 6))?.[0] : undefined;
    read +=
      text.slice(from, at) +
      (code ? String.fromCharCode(parseInt(code, 16)) : (ESCAPES[next] ?? next));
    at += code ? 5 : 1;
    from = at + 1;
  }
  return undefined;
}

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "", f: "" };

function readObject(cursor: Cursor, depth: number): Json | undefined {
  cursor.at++;
  const read: { [key: string]: Json } = {};
  for (;;) {
    match(cursor, SKIP);
    const sign = cursor.text[cursor.at];
    if (sign === "}") {
      cursor.at++;
      return read;
    }
    if (sign === ",") {
      cursor.at++;
      continue;
    }
    const key = sign === '"' || sign === "'" ? readString(cursor, sign) : match(cursor, BARE);
    if (!key && sign !== '"') return undefined;
    match(cursor, SKIP);
    if (key !== undefined && sign !== '"' && sign !== "'") {
      if (key.startsWith("...") && skipCode(cursor) === null) continue;
      if (cursor.text[cursor.at] !== ":" && skipMethod(cursor, key)) continue;
    }
    if (key === undefined || cursor.text[cursor.at] !== ":") return undefined;
    cursor.at++;
    const value = readValue(cursor, depth + 1);
    if (value === undefined) return undefined;
    if (key !== "__proto__") read[key] = value;
  }
}

function readArray(cursor: Cursor, depth: number): Json | undefined {
  cursor.at++;
  const read: Json[] = [];
  for (;;) {
    match(cursor, SKIP);
    const sign = cursor.text[cursor.at];
    if (sign === "]") {
      cursor.at++;
      return read;
    }
    if (sign === ",") {
      cursor.at++;
      continue;
    }
    const value = readValue(cursor, depth + 1);
    if (value === undefined) return undefined;
    read.push(value);
  }
}

/** Where the object or array that opens at `from` ends; -1 when it does not. */
export function endOfValue(text: string, from: number): number {
  let depth = 0;
  let quote = "";
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quote) {
      if (code === 92) at++;
      else if (text[at] === quote) quote = "";
    } else if (code === 34 || code === 39) quote = text[at] ?? "";
    else if (code === 123 || code === 91) depth++;
    else if ((code === 125 || code === 93) && --depth === 0) return at + 1;
  }
  return -1;
}
