// Letters to a brand about what a refresh of its shop found.
import type { Accounts } from "../features/brands/accounts.ts";
import { createBrandRepository } from "../features/brands/repository.ts";
import type { TakeOverParts } from "../features/crawl/refresh/take-over.ts";
import { stopInWords } from "../features/crawl/refresh/state.ts";

/** More names make a letter nobody reads; the rest is on the brand's page. */
const NAMED = 10;

/** In the language in which the brand last signed in. */
export const tellBrandOfRefresh =
  (accounts: Accounts): TakeOverParts["tell"] =>
  async (tx, brandId, { stop, gone = [] }) => {
    const language = await createBrandRepository(tx).languageOf(brandId);
    const letter = { brandId, addressee: "", language };
    if (stop) {
      const details = { sentence: stopInWords(stop, language) };
      await accounts.queueMail({ ...letter, kind: "refresh-stopped", details }, tx);
    }
    if (gone.length > 0) {
      const details = { count: String(gone.length), pieces: gone.slice(0, NAMED).join(", ") };
      await accounts.queueMail({ ...letter, kind: "refresh-gone", details }, tx);
    }
  };
