// Whether a page's head holds a brand's tag. It reads what a stranger wrote, in a process apart.
import { SITE_PROOF_NAME } from "../../../contract/site-proof.ts";

/** Only before the body: what customers write stands behind it. */
export function headHolds(page: string, code: string): boolean {
  const end = page.search(/<body[\s>]|<\/head\s*>/i);
  const head = (end < 0 ? "" : page.slice(0, end))
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|template|noscript|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "");
  for (const [tag] of head.matchAll(/<meta\b[^<>]{0,1000}>/gi)) {
    const valueOf = (name: string) =>
      new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag)?.slice(1).join("");
    if (valueOf("name")?.toLowerCase() === SITE_PROOF_NAME && valueOf("content") === code) {
      return true;
    }
  }
  return false;
}
