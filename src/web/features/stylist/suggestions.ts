// The buttons under 'Try these suggestions:'.
import { SUGGESTIONS_SHOWN } from "../../../contract/limits.ts";
import { offer, useConversation, type SuggestionSource } from "./conversation-store.ts";

export function keepSuggestions(suggestions: readonly string[], source: SuggestionSource): void {
  const different = [...new Set(suggestions.map((text) => text.trim()).filter(Boolean))];
  offer(different.slice(0, SUGGESTIONS_SHOWN), source);
}

/**
 * For pinned pieces or a picture there are several things to look for: when one of them was tried,
 * the others are offered again.
 */
export function othersAfter(tried: string): readonly string[] {
  const { suggestionButtons, suggestionSource } = useConversation.getState();
  if (suggestionSource === "search") return [];
  return suggestionButtons.filter((suggestion) => suggestion !== tried);
}

const NUMBERED = /^\s*[\d٠-٩]+[.)]\s+(.+)$/;

export type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] };

/** Lines 'N. text' are a list, the rest are paragraphs. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n")) {
    const item = NUMBERED.exec(line)?.[1]?.trim();
    const last = blocks.at(-1);
    if (item && last?.kind === "list") last.items.push(item);
    else if (item) blocks.push({ kind: "list", items: [item] });
    else if (line.trim() !== "") blocks.push({ kind: "text", text: line.trim() });
  }
  return blocks;
}

export const numberedLines = (text: string): string[] =>
  blocksOf(text).flatMap((block) => (block.kind === "list" ? block.items : []));
