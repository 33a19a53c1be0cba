// Style and materials, where a shop has no option for them: in the name, tags and description.
import { termsOfProduct } from "../../../language/read-product.ts";
import { readWritten } from "../../../language/read-terms.ts";
import { broaderOf, termById } from "../../../language/terms.ts";

const MOST = 3000;

/** The first style that is named, in the order of trust. */
export function styleIn(texts: string[]): string {
  for (const text of texts) {
    const found = readWritten(text.slice(0, MOST)).find(({ term }) => term.kind === "style");
    if (found) return found.term.label.en;
  }
  return "";
}

/** Read as our search reads them: "not wool" and "goes with leather shoes" are no materials of the piece. */
export function materialsIn(title: string, tags: string[], description: string): string[] {
  const none = { category: null, style: "", colors: [] };
  // Tags are no list of materials: what the description says counts beside them.
  const ids = termsOfProduct({
    ...none,
    title,
    description: description.slice(0, MOST),
    materials: [],
  });
  const named = new Set(ids.filter((id) => id.startsWith("material:")));
  for (const tag of tags.slice(0, 30))
    for (const { term } of readWritten(tag))
      if (term.kind === "material")
        for (const id of [term.id, ...broaderOf(term.id)]) named.add(id);
  return [...named].flatMap((id) => {
    const term = termById(id);
    // "Cotton" says no more beside "Jersey", which is within it; both are kept for the filters.
    return term ? [term.label.en] : [];
  });
}
