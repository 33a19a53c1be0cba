// HTML as a tree, in time that grows with its length alone. The parser moves its whole stack for every tag, so
// that a hundred thousand nested ones would take minutes; no page that people look at is a tenth as deep.
import { DomHandler, type Document } from "domhandler";
import { Parser } from "htmlparser2";

/** What lies deeper is not read, nor what comes after it. */
export const DEEPEST = 1000;

class BoundedTree extends DomHandler {
  isTooDeep = false;
  private readonly stop: () => void;

  constructor(stop: () => void) {
    super();
    this.stop = stop;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    if (this.tagStack.length <= DEEPEST) return;
    this.isTooDeep = true;
    this.stop();
  }
}

export function parseHtml(html: string): Document {
  const tree = new BoundedTree(() => parser.pause());
  const parser = new Parser(tree);
  parser.write(html);
  if (!tree.isTooDeep) parser.end();
  return tree.root;
}
