// Data written as a call, so that what comes back often is written once: (function(a,b){return {name:a}}("Robe",true)).
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { endOfValue, type Names, parseLoosely } from "../extract/loose-json.ts";

const CALL = /\(function\s*\(([\w$,\s]{1,40000})\)\s*\{\s*return\s*(?=\{)/;
const MOST = 20_000;

/** What each name in it stands for; nothing where the script is no such call. */
export function namesOfCall(script: string): Names | undefined {
  const call = CALL.exec(script);
  if (!call) return undefined;
  const end = endOfValue(script, call.index + call[0].length);
  const opening = end < 0 ? null : /^\s*;?\s*\}\s*\(/.exec(script.slice(end, end + 40));
  if (!opening) return undefined;
  const from = end + opening[0].length;
  const to = endOfArguments(script, from);
  // Words that make two of one value would move all that come after them.
  const written = script
    .slice(from, to)
    .replaceAll("void 0", "null")
    .replace(/\bnew (?=[A-Z]\w*\()/g, "");
  const given = to < 0 ? undefined : parseLoosely(`[${written}]`);
  if (!Array.isArray(given)) return undefined;
  const names = (call[1] ?? "").split(",").map((name) => name.trim());
  // One more or less than there are names: nobody knows which is which.
  if (names.length !== given.length || names.length > MOST) return undefined;
  return new Map(names.map((name, n) => [name, elementAt(given, n)]));
}

/** Where the list that began before `from` is closed; -1 when it is not. */
function endOfArguments(text: string, from: number): number {
  let depth = 0;
  let quote = "";
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (quote) {
      if (sign === "\\") at++;
      else if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "(" || sign === "[" || sign === "{") depth++;
    else if (sign === ")" || sign === "]" || sign === "}") {
      if (depth === 0) return sign === ")" ? at : -1;
      depth--;
    }
  }
  return -1;
}
