// Whether selectors still find what they were learned for. A field that stops is told, not left empty.
import type { SelectorField } from "../selectors/selectors.ts";

export type Health = Partial<
  Record<SelectorField, { matched: number; pages: number; told: boolean }>
>;

const ENOUGH_PAGES = 10;
const WELL = 0.5;

export function addHealth(health: Health, matched: Partial<Record<SelectorField, boolean>>): void {
  for (const [field, isMatched] of Object.entries(matched) as [SelectorField, boolean][]) {
    const own = (health[field] ??= { matched: 0, pages: 0, told: false });
    own.pages++;
    if (isMatched) own.matched++;
  }
}

/** Each once while it goes on, and at the end every field that was missed somewhere. */
export function sickFields(health: Health, isEnd: boolean) {
  return Object.entries(health)
    .filter(([, { matched, pages, told }]) =>
      isEnd ? matched < pages : !told && pages >= ENOUGH_PAGES && matched / pages < WELL,
    )
    .map(([field, own]) => {
      own.told = true;
      return {
        event: "field_health",
        field,
        matched: own.matched,
        pages: own.pages,
      } as const;
    });
}
