// Previews that were drawn lately. A link goes round, and everybody's messenger asks for the same picture.
import { deleteOldest } from "../../../contract/delete-oldest.ts";

/** As long as those who asked may keep it themselves. */
const KEPT_MS = 3_600_000;
/** Some 100 KB each. */
const KEPT = 60;

type Draw = (id: string) => Promise<Buffer>;

export function keepPreviews(draw: Draw, now: () => number = Date.now): Draw {
  const kept = new Map<string, { drawn: Promise<Buffer>; until: number }>();
  return (id) => {
    const known = kept.get(id);
    if (known && known.until > now()) return known.drawn;
    const drawn = draw(id);
    if (kept.size >= KEPT) deleteOldest(kept);
    kept.set(id, { drawn, until: now() + KEPT_MS });
    // Whoever asks next may have more luck.
    drawn.catch(() => kept.get(id)?.drawn === drawn && kept.delete(id));
    return drawn;
  };
}
