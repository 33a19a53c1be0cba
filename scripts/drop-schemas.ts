// Leaves schemas, and what only the server and the API's documentation read of a call, out of the site's build:
// the browser gets method and path. What is left of zod in it is src/web/lib/no-schemas.ts.
import type { Plugin } from "vite";

const CONTRACT = /\/src\/contract\/[\w.-]+\.ts$/;
const OF_SERVER = new Set(
  "access allowance summary query body response events maxBodyBytes".split(" "),
);

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Cut = { start: number; end: number; by: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** z.string().max(3) begins with `z`. */
function rootOf(node: Node): string | undefined {
  if (node.type === "Identifier") return String(node["name"]);
  const inner = node.type === "CallExpression" ? node["callee"] : node["object"];
  return isNode(inner) ? rootOf(inner) : undefined;
}

function findCuts(node: Node, code: string, schemas: Set<string>, cuts: Cut[]): void {
  const { id, init, type, start, end } = node;
  const root = type === "CallExpression" ? rootOf(node) : undefined;
  if (root !== undefined && schemas.has(root)) {
    cuts.push({ start, end, by: "z" });
  } else if (root === "endpoint") {
    cuts.push({ start, end, by: `/* @__PURE__ */ endpoint({${forBrowser(node, code)}})` });
  } else {
    // A schema made of another one is one, too.
    if (type === "VariableDeclarator" && isNode(id) && isNode(init)) {
      const of = init.type === "CallExpression" ? rootOf(init) : undefined;
      if (of !== undefined && schemas.has(of)) schemas.add(String(id["name"]));
    }
    // Within a function a name may stand for something else.
    const known = type.includes("Function") ? new Set(["z"]) : schemas;
    for (const child of Object.values(node).flat())
      if (isNode(child)) findCuts(child, code, known, cuts);
  }
}

function forBrowser({ arguments: given }: Node, code: string): string {
  const [declared] = given as Node[];
  return ((declared?.["properties"] ?? []) as Node[])
    .filter(({ key }) => !isNode(key) || !OF_SERVER.has(String(key["name"])))
    .map(({ start, end }) => code.slice(start, end))
    .join(", ");
}

/** A file that only schemas were made of would be loaded with those that named it. */
const withoutIdle = (code: string): string =>
  code.replace(/^import \{([^}]*)\} from "\.[^"]*";$/gm, (line, names: string, at: number) => {
    const rest = code.slice(0, at) + code.slice(at + line.length);
    const isUsed = names.split(",").some((name) => {
      const word = name.trim().split(" ").at(-1) ?? "";
      return word !== "" && new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(rest);
    });
    return isUsed ? line : "";
  });

export function withoutSchemas(code: string, tree: object): string {
  const cuts: Cut[] = [];
  if (isNode(tree)) findCuts(tree, code, new Set(["z"]), cuts);
  const left = cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
  return withoutIdle(left);
}

export function dropSchemas(): Plugin {
  return {
    name: "drop-schemas",
    apply: "build",
    enforce: "post",
    transform(code, file) {
      if (!CONTRACT.test(file)) return null;
      return { code: withoutSchemas(code, this.parse(code)), map: null };
    },
  };
}
