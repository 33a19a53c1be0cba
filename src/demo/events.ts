// Ninety days of what shoppers did with the demo catalogue: a weekly rhythm, slow growth, a few
// favourites and a long tail, and the narrowing way from a look to the brand's shop.
import { elementAt } from "../contract/get-or-throw.ts";
import type { EventSource, EventType } from "../contract/events.ts";
import type { WrittenEvent } from "../server/features/analytics/queries/write-events.ts";
import { randomFrom } from "./colour.ts";
import type { DemoBrand } from "./types.ts";

const DAYS = 90;
const DAY_MS = 86_400_000;
/** Product views per product and day at the end of the period, before popularity. */
const VIEWS_A_DAY = 0.42;
/** Friday and Saturday are the weekend; Thursday evening is when people look for something to wear. */
const WEEKDAY = [0.9, 0.85, 0.85, 0.95, 1.25, 1.35, 1.15];
/** Share of a day's visits by hour in Cairo, midnight first: late evenings are long. */
const HOURS = [5, 3, 2, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 5, 4, 4, 4, 5, 6, 7, 8, 9, 9, 7];

const SOURCES: [EventSource, number][] = [
  ["explore", 44],
  ["search", 17],
  ["stylist", 14],
  ["brand", 11],
  ["direct", 8],
  ["lightbox", 6],
];

/** What may follow a view, how often, and from where when it is not from where the view came. */
const FOLLOWS: [EventType, number, EventSource?][] = [
  ["view_details", 0.46],
  ["add_to_pinned", 0.21],
  ["remove_from_pinned", 0.04, "Collection"],
  ["model_fit", 0.05, "Collection"],
  ["search_click", 0.12, "search"],
  ["redirect", 0.14, "ProductDetail"],
  ["redirect", 0.05, "Collection"],
];

type Chance = () => number;

export function demoEvents(catalogue: readonly DemoBrand[], now: number): WrittenEvent[] {
  const chance = randomFrom(90);
  const events: WrittenEvent[] = [];
  for (const brand of catalogue) {
    brand.products.forEach((product) => {
      if (!product.active || product.hidden) return;
      // A few favourites, a long tail.
      const popularity = 0.25 + 2.6 * chance() ** 4;
      const history = Math.min(DAYS, product.ageDays);
      for (let day = history; day >= 1; day--) {
        const growth = 0.55 + 0.45 * (1 - day / DAYS);
        const weekday = WEEKDAY[new Date(now - day * DAY_MS).getUTCDay()] ?? 0;
        const views = count(VIEWS_A_DAY * popularity * growth * weekday, chance);
        const subject = { product_id: `p_${product.key}`, brand_id: `b_${brand.key}` };
        for (let view = 0; view < views; view++) {
          events.push(...visit(subject, momentOf(now - day * DAY_MS, chance), now, chance));
        }
      }
    });
  }
  return events.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

type Subject = { product_id: string; brand_id: string };

function visit(subject: Subject, began: number, now: number, chance: Chance): WrittenEvent[] {
  const source = pick(SOURCES, chance);
  const at = (seconds: number) => new Date(Math.min(now, began + seconds * 1000));
  const events: WrittenEvent[] = [
    { ...subject, event_type: "product_view", source, created_at: at(0) },
  ];
  for (const [event_type, share, from] of FOLLOWS) {
    if (chance() >= share) continue;
    events.push({ ...subject, event_type, source: from ?? source, created_at: at(chance() * 240) });
  }
  return events;
}

/** A whole number with the given mean: small means come out as an occasional one. */
function count(mean: number, chance: Chance): number {
  return Math.floor(mean * 2 * chance() + chance());
}

function momentOf(day: number, chance: Chance): number {
  const hour = pick(
    HOURS.map((weight, at): [number, number] => [at, weight]),
    chance,
  );
  const midnight = Math.floor(day / DAY_MS) * DAY_MS;
  return midnight + (hour + chance()) * 3_600_000;
}

function pick<T>(weighted: readonly [T, number][], chance: Chance): T {
  const whole = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance() * whole;
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  return elementAt(weighted, -1)[0];
}
