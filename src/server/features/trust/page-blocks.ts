/** A shop's page as a reader sees it: headings, paragraphs, list items and tables in their order, without furniture. */
import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { namesOfTargets } from "./answers-apart.ts";
import { goesOn } from "./broken-lines.ts";
import { laidOutRows } from "./laid-out-rows.ts";
import {
  INLINE,
  isA,
  isDataTable,
  linksIn,
  SILENT,
  type Table,
  tableOf,
  textOf,
} from "./page-tables.ts";

export type Block = {
  text: string;
  kind: "heading" | "item" | "text" | "table";
  level: number;
  /** What stands outside of the page's own text (footer, bars, pop-ups) hears no heading of it. */
  zone: number;
  /** The element that a lead or a question rules: what stands outside hears it no more. */
  scope: number;
  scopes: number[];
  /** Someone else's words: a customer's, a journal's. */
  quoted: boolean;
  links: { href: string; text: string }[];
  table?: Table;
  /** An item with a list inside of it: what it says leads that list, which stands in this element. */
  leads?: number;
};

const OWN_ZONE = new Set(["header", "footer", "nav", "aside", "form", "dialog", "main"]);
const ZONE_NAMES =
  /(?:^|[\s_-])(?:footer|foot|announcement(?:-bar)?|pop-?up|modal|cookies?|newsletter|top-?bar)(?:$|[\s_-])/i;
const MAX_BLOCKS = 4000;
const MAX_TEXT = 6000;

type Line = { text: string; bold: number; links: Block["links"] };

export function readBlocks(html: string): Block[] {
  const roots = parseDocument(html).children;
  const reader = new BlockReader(namesOfTargets(roots));
  for (const node of roots) reader.read(node);
  reader.end();
  return reader.blocks;
}

const PREFORMATTED = /white-space:\s*pre/i;
const UNFOLDS =
  /accordion|collaps|faq|toggle|question|disclosure|expand|(?:^|[\s_-])acc(?:$|[\s_-])/i;
const UNFOLDING_REACH = 3;
/** A button that unfolds the text below it, or that asks, is its heading; others (“Add to cart”) say nothing. */
function opensText(node: Element): boolean {
  if ("aria-expanded" in node.attribs || "aria-controls" in node.attribs) return true;
  if (node.attribs.type === "submit") return false;
  if (/[?؟]\s*$/u.test(node.children.map(textOf).join(""))) return true;
  let around: AnyNode | null = node;
  for (let depth = 0; around && isTag(around) && depth < UNFOLDING_REACH; depth++) {
    if (UNFOLDS.test(around.attribs.class ?? "")) return true;
    around = around.parent;
  }
  return false;
}

class BlockReader {
  blocks: Block[] = [];
  private line: Line = { text: "", bold: 0, links: [] };
  private kind: Block["kind"] = "text";
  private level = 0;
  private zone = 0;
  private zones = 0;
  private quoted = false;
  private bold = false;
  private preformatted = false;
  private inArticle = false;
  private depth = 0;
  private unfolded = 0;
  private scopes: number[] = [];
  private elements = 0;
  /** The element in which the last line was broken by hand. */
  private broken: number | null = null;
  private readonly names: Map<Element, string>;

  constructor(names: Map<Element, string>) {
    this.names = names;
  }

  read(node: AnyNode): void {
    if (isText(node)) return this.preformatted ? this.writeLines(node.data) : this.write(node.data);
    if (!isTag(node)) {
      if ("children" in node) for (const child of node.children) this.read(child);
      return;
    }
    const name = node.name.toLowerCase();
    const isHead = name === "button" && opensText(node);
    if ((SILENT.has(name) && !isHead) || this.depth > 120) return;
    this.depth++;
    if (name === "br") this.breakLine();
    else if (isA(node, "table") && isDataTable(node)) this.readTable(node);
    else if (INLINE.has(name)) this.readInline(node, name);
    else this.readSection(node, name);
    this.depth--;
  }

  /** In preformatted text the lines are the author's own. */
  private writeLines(text: string): void {
    for (const [at, line] of text.split("\n").entries()) {
      if (at > 0) this.end();
      this.write(line);
    }
  }

  private write(text: string): void {
    if (this.line.text.length > MAX_TEXT) return;
    this.line.text += text;
    if (this.bold) this.line.bold += text.trim().length;
  }

  private breakLine(): void {
    this.end();
    this.broken = this.scopes.at(-1) ?? 0;
  }

  private readChildren(node: Element): void {
    const runs = laidOutRows(node);
    for (const child of node.children) {
      const run = runs.find(({ rows }) => rows.has(child));
      if (!run) this.read(child);
      else if (run.first === child) {
        this.end();
        this.push(run.table, []);
      }
    }
  }

  private readInline(node: Element, name: string): void {
    const wasBold = this.bold;
    if (name === "b" || name === "strong") this.bold = true;
    if (name === "a" && node.attribs.href)
      this.line.links.push({ href: node.attribs.href, text: textOf(node) });
    for (const child of node.children) this.read(child);
    this.bold = wasBold;
  }

  private readSection(node: Element, name: string): void {
    this.end();
    const before = { kind: this.kind, level: this.level, zone: this.zone, quoted: this.quoted };
    // A heading's own `header` inside an article is no bar at the top of the page.
    const isZone =
      ZONE_NAMES.test(`${node.attribs.class ?? ""} ${node.attribs.id ?? ""}`) ||
      (OWN_ZONE.has(name) && !(this.inArticle && (name === "header" || name === "footer"))) ||
      node.attribs.role === "dialog";
    if (isZone) this.zone = ++this.zones;
    const [wasInArticle, wasPreformatted] = [this.inArticle, this.preformatted];
    if (name === "pre" || PREFORMATTED.test(node.attribs.style ?? "")) this.preformatted = true;
    if (name === "article" || name === "main") this.inArticle = true;
    if (name === "blockquote" || name === "q") this.quoted = true;
    const heading = /^h([1-6])$/.exec(name);
    if (heading) [this.kind, this.level] = ["heading", Number(heading[1])];
    else if (name === "summary" || name === "dt" || name === "button")
      // A list inside of what a question unfolds heads a part of its answer.
      [this.kind, this.level] = ["heading", name === "dt" && this.unfolded > 0 ? 8 : 7];
    else if (name === "li" || name === "dd" || name === "td" || name === "th")
      [this.kind, this.level] = ["item", 0];
    else if (name === "p" && this.kind !== "item" && this.kind !== "heading") this.kind = "text";
    this.markLead(name);
    this.scopes.push(++this.elements);
    if (name === "details") this.unfolded++;
    this.headTarget(node);
    this.readChildren(node);
    this.end();
    if (name === "details") this.unfolded--;
    this.scopes.pop();
    Object.assign(this, before);
    this.inArticle = wasInArticle;
    this.preformatted = wasPreformatted;
    // What follows a footer or a main part is a part of its own too.
    if (isZone) this.zone = ++this.zones;
  }

  /** “Return is open for 10 days,” and in the same item a list of what belongs to it. */
  private markLead(name: string): void {
    const last = this.blocks.at(-1);
    const item = this.scopes.at(-1);
    const isInItem = (name === "ol" || name === "ul") && this.kind === "item";
    if (isInItem && last && item !== undefined && last.scopes.at(-1) === item) last.leads = item;
  }

  private headTarget(node: Element): void {
    const text = this.names.get(node);
    if (text === undefined || this.blocks.length >= MAX_BLOCKS) return;
    const place = { scope: this.elements, scopes: [...this.scopes] };
    const told = { text, level: 7, zone: this.zone, quoted: false, links: [] };
    this.blocks.push({ ...told, kind: "heading", ...place });
  }

  end(): void {
    const text = this.line.text.replace(/\s+/g, " ").trim();
    const { links, bold } = this.line;
    this.line = { text: "", bold: 0, links: [] };
    const { broken } = this;
    this.broken = null;
    if ((!text && links.length === 0) || this.blocks.length >= MAX_BLOCKS) return;
    const last = this.blocks.at(-1);
    const isSameLine = broken !== null && last?.scopes.at(-1) === broken && last.kind === this.kind;
    if (isSameLine && goesOn(last.text, text)) {
      last.text += ` ${text}`;
      last.links = [...last.links, ...links];
      return;
    }
    const isLead =
      this.kind === "text" &&
      text.length < 90 &&
      bold >= text.replace(/\s/g, "").length * 0.85 &&
      bold > 0;
    const kind = isLead ? "heading" : this.kind;
    this.blocks.push({
      text,
      kind,
      level: isLead ? 7 : this.level,
      zone: this.zone,
      quoted: this.quoted,
      links,
      ...this.place(),
    });
  }

  private place() {
    return { scope: this.scopes.at(-3) ?? this.scopes[0] ?? 0, scopes: [...this.scopes] };
  }

  private readTable(node: Element): void {
    this.end();
    this.push(tableOf(node), linksIn(node));
  }

  private push(table: Table, links: Block["links"]): void {
    const text = table.rows.map((row) => row.join(" ")).join(" ");
    if (this.blocks.length >= MAX_BLOCKS) return;
    const told = { text, kind: "table" as const, level: 0, zone: this.zone, quoted: this.quoted };
    this.blocks.push({ ...told, links, table, ...this.place() });
  }
}
