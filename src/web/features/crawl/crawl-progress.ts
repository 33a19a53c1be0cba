// What a listener knows of a crawl: its events folded into one state.
import type { CrawlEvent, CrawlStep, CrawlTotals, ReadPiece } from "../../../contract/crawl.ts";

export type FieldHealth = { field: string; matched: number; pages: number };

export type CrawlProgress = {
  job: string | null;
  seq: number;
  status: CrawlStep;
  productsFound: number;
  currentPage: number;
  totalPages: number | null;
  health: readonly FieldHealth[];
  /** The latest that were read, newest first. */
  pieces: readonly ReadPiece[];
  ending: Ending | null;
};

type Ending = { totals: CrawlTotals } | { error: string };

export const NOTHING_HEARD: CrawlProgress = {
  job: null,
  seq: 0,
  status: "waiting",
  productsFound: 0,
  currentPage: 0,
  totalPages: null,
  health: [],
  pieces: [],
  ending: null,
};

/** An event heard twice, after a stream was cut and taken up again, changes nothing. */
export function hear(progress: CrawlProgress, event: CrawlEvent): CrawlProgress {
  const isOld = event.job === progress.job && event.seq <= progress.seq;
  if (isOld) return progress;
  const heard = { ...progress, job: event.job, seq: event.seq };
  switch (event.event) {
    case "progress": {
      const { status, productsFound, currentPage, totalPages } = event;
      const pieces = newestFirst(event.pieces ?? [], heard.pieces);
      return { ...heard, status, productsFound, currentPage, totalPages, pieces };
    }
    case "field_health": {
      const { field, matched, pages } = event;
      const others = heard.health.filter((one) => one.field !== field);
      return { ...heard, health: [...others, { field, matched, pages }] };
    }
    case "done": {
      const { event: _, job: __, seq: ___, ...totals } = event;
      return { ...heard, ending: { totals } };
    }
    case "error":
      return { ...heard, ending: { error: event.error } };
    // What the selectors read is for the comparison; the crawl itself goes on.
    case "adaptive_crawler":
    case "adaptive_crawler_followup":
    case "followup_extraction_error":
      return heard;
  }
}

const PIECES_SHOWN = 8;

/** A piece that is read once more, by its page after its list, moves up. */
function newestFirst(read: readonly ReadPiece[], before: readonly ReadPiece[]): ReadPiece[] {
  const byTitle = new Map<string, ReadPiece>();
  for (const piece of [...read.toReversed(), ...before])
    if (!byTitle.has(piece.title)) byTitle.set(piece.title, piece);
  return [...byTitle.values()].slice(0, PIECES_SHOWN);
}

/** How much of the shop is read, where that is known. */
export function share({ currentPage, totalPages, ending }: CrawlProgress): number | null {
  if (ending) return 1;
  if (!totalPages) return null;
  return Math.min(1, currentPage / totalPages);
}
