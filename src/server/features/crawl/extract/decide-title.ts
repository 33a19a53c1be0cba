// The product's name: what markup calls it where the page shows it, else the heading.
import type { Claim, Source } from "./claim.ts";
import type { Page } from "./page.ts";
import { decodeEntities, foldText, likeness, oneLine, wordsOf } from "./text.ts";
import { pageTitle, trimmedPageTitle, type VisibleTitle } from "./visible-title.ts";

export type DecidedTitle = { text: string; source: Source; evidence: string };

const SAME = 0.6;

/** "Robe - Nile" of the page "Robe - Nile" whose heading is "Robe": what the window's title ends with is the shop. */
function isWithShop(name: string, seen: string, page: Page): boolean {
  if (!name.startsWith(`${seen} `)) return false;
  const rest = /^\s+[-–—|•·:]\s+(\S.*)$/u.exec(name.slice(seen.length))?.[1];
  return rest !== undefined && foldText(pageTitle(page)).endsWith(` ${foldText(rest)}`);
}

/** "Nile | Robe | Cairo" above the heading "Robe": written for a search engine. */
function isAmongParts(name: string, { text, spot }: VisibleTitle): boolean {
  const parts = name.split(/\s+[|•»]\s+/).map(foldText);
  return spot.element.name === "h1" && parts.length > 2 && parts.includes(foldText(text));
}

export function decideTitle(
  marked: Claim[],
  head: Claim,
  seen: VisibleTitle | null,
  page: Page,
): DecidedTitle | null {
  const named = marked.find(({ title }) => title && wordsOf(title).length > 0);
  const name = named?.title ? oneLine(decodeEntities(named.title)) : null;
  if (name && seen && (isWithShop(name, seen.text, page) || isAmongParts(name, seen)))
    return { text: seen.text, source: "visible", evidence: `<${seen.spot.element.name}>` };
  if (name && named) {
    const isSame = !seen || likeness(wordsOf(name), wordsOf(seen.text)) >= SAME;
    const isShown = () => ` ${page.folded()} `.includes(` ${foldText(name)} `);
    if (isSame || (wordsOf(name).length > 1 && isShown()))
      return { text: name, source: named.source, evidence: named.evidence };
  }
  if (seen) return { text: seen.text, source: "visible", evidence: `<${seen.spot.element.name}>` };
  if (name && named) return { text: name, source: named.source, evidence: named.evidence };
  if (head.title) return { text: head.title, source: "meta", evidence: "og:title" };
  const rest = trimmedPageTitle(page);
  return rest ? { text: rest, source: "meta", evidence: "<title>" } : null;
}
