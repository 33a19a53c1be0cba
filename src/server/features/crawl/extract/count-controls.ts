// How much there is to press or to fill in: what holds several such things is a form, not prose.
import { type ChildNode, type Element, isTag } from "domhandler";

export function countControls(element: Element): number {
  let count = 0;
  const walk = (nodes: ChildNode[], depth: number): void => {
    for (const node of nodes) {
      if (!isTag(node) || depth > 60) continue;
      if (/^(?:input|select|button|textarea)$/.test(node.name) && node.attribs["type"] !== "hidden")
        count++;
      walk(node.children, depth + 1);
    }
  };
  walk(element.children, 0);
  return count;
}
