// A day in a shop's life: some prices move, sizes sell out and come back, pages go and return. Seeded.
import type { LivingPiece, LivingShop } from "./shops.ts";

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Life = { gone: Map<LivingPiece, number> };

const SHARE = 0.08;
const GONE_EVERY = 4;
const GONE_FOR = 6;

/** Answers how many pieces changed. */
export function liveOneDay(
  shop: LivingShop,
  life: Life,
  day: number,
  random: () => number,
): number {
  const there = shop.pieces.filter((piece) => !life.gone.has(piece));
  const touched = new Set<LivingPiece>();
  for (let n = 0; n < Math.max(2, Math.round(there.length * SHARE)); n++) {
    const piece = there[Math.floor(random() * there.length)]!;
    touched.add(piece);
    change(piece, random);
  }
  for (const [piece, since] of life.gone)
    if (day - since >= GONE_FOR) {
      life.gone.delete(piece);
      shop.putBack(piece);
      touched.add(piece);
    }
  if (day % GONE_EVERY === 1) {
    const piece = there[Math.floor(random() * there.length)]!;
    life.gone.set(piece, day);
    shop.take(piece);
    touched.add(piece);
  }
  return touched.size;
}

function change(piece: LivingPiece, random: () => number): void {
  const { price, current, stock } = piece.truth();
  const paid = current ?? price;
  const kind = random();
  if (kind < 0.25) piece.ask(Math.max(50, Math.round(paid * (0.6 + random() * 0.35))), null);
  else if (kind < 0.4) piece.ask(Math.max(40, Math.round(price * 0.7)), price);
  else if (kind < 0.55) piece.ask(Math.round(paid * (1.05 + random() * 0.4)), null);
  else {
    const at = Math.floor(random() * stock.length);
    piece.setStock(stock.map((isThere, n) => (n === at ? !isThere : isThere)));
  }
}
