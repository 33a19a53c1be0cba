// The question for what comes after a cursor: at the address that the answer names, or the same question with the
// cursor where it takes one, in its address, its body, or the variables of a GraphQL query.
import { isNode } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { parseJson } from "../shops/json.ts";
import type { Question } from "./app-data.ts";

const CURSOR =
  /^(?:after|(?:next_?|end_?|page_?)?cursor|next(?:_?page)?(?:_?token)?|page_?token|continuation(?:_?token)?|token|start_?(?:after|cursor)|last_?id)$/i;
const DEEPEST = 4;

export function afterCursor({ url, body }: Question, cursor: string): Question | null {
  if (/^(?:https?:\/\/|\/)/.test(cursor)) {
    const named = URL.parse(cursor, url);
    return named && named.host === new URL(url).host ? { url: named.href, body } : null;
  }
  const asked = isNode(body as Json) ? withCursor(body as Json, cursor, 0) : undefined;
  if (asked !== undefined) return { url, body: asked };
  const next = new URL(url);
  for (const [name, value] of next.searchParams) {
    const variables = /^variables$/i.test(name) ? parseJson(value) : undefined;
    const inner = variables === undefined ? undefined : withCursor(variables as Json, cursor, 0);
    if (inner === undefined && !CURSOR.test(name)) continue;
    next.searchParams.set(name, inner === undefined ? cursor : JSON.stringify(inner));
    return { url: next.href, body };
  }
  return null;
}

/** Where the question has a place for it, or its query declares a variable for it that was not given yet. */
function withCursor(value: Json, cursor: string, depth: number): Json | undefined {
  if (!isNode(value) || depth > DEEPEST) return undefined;
  const declared = declaredIn(value["query"]);
  if (declared !== null) {
    const given = value["variables"];
    return { ...value, variables: { ...(isNode(given) ? given : {}), [declared]: cursor } };
  }
  for (const [key, one] of Object.entries(value)) {
    const isPlace = CURSOR.test(key) && (typeof one !== "object" || one === null);
    const inner = isPlace ? cursor : withCursor(one, cursor, depth + 1);
    if (inner !== undefined) return { ...value, [key]: inner };
  }
  return undefined;
}

const declaredIn = (query: Json | undefined): string | null =>
  typeof query === "string"
    ? ([...query.matchAll(/\$(\w+)\s*:/g)]
        .map(([, name = ""]) => name)
        .find((name) => CURSOR.test(name)) ?? null)
    : null;

/** What tells one list's questions from another's, whichever part of it they ask for. */
export function listKey({ url, body }: Question, isCounter: (name: string) => boolean): string {
  const { pathname, searchParams } = new URL(url);
  const isPlace = (name: string) => CURSOR.test(name) || isCounter(name);
  const asked = [...searchParams].filter(([name]) => !isPlace(name)).map(String);
  const told = JSON.stringify(body, (key, value: unknown) => (isPlace(key) ? undefined : value));
  return [pathname, ...asked, told].join(" ");
}
