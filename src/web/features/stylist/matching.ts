// Match: what goes with the pinned pieces.
import { match, type MatchEvent } from "../../../contract/stylist.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { Product } from "../../../contract/products.ts";
import { ApiError } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { translate } from "../../lib/languages/translations.ts";
import { usePins } from "../collection/pins-store.ts";
import { hear } from "./answer.ts";
import {
  shopperSays,
  stylistRegrets,
  stylistSays,
  stylistWrites,
  type Place,
} from "./conversation.ts";
import { offer } from "./conversation-store.ts";
import { showCompanions } from "./searching.ts";
import { keepSuggestions, numberedLines } from "./suggestions.ts";
import { think } from "./think.ts";
import { stylistTranslations } from "./translations.ts";

const QUERY_DEFAULT = "matching items";

/** True when there was something to ask about. */
export function askMatch(typed: string, place: Place): boolean {
  const { pinned } = usePins.getState();
  const [newest] = pinned;
  if (!newest) {
    stylistSays(useText.getState().t("pinFirst"));
    return false;
  }
  const query = typed.trim();
  shopperSays(query || translate(stylistTranslations)("askMatch"), { pinnedProduct: newest });
  const body = { query: query || QUERY_DEFAULT, pinnedProducts: pinned.map(describe) };
  void think({
    work: (signal) => follow(body, signal),
    onFailure: (error) => stylistRegrets("matchFailed", place, error),
  });
  return true;
}

/** What the stylist has to know of a piece. */
const describe = ({ id, title, brand, category, colors, materials, style }: Product) => ({
  id,
  title,
  brand,
  category,
  colors,
  materials,
  style,
});

type Body = { query: string; pinnedProducts: ReturnType<typeof describe>[] };

async function follow(body: Body, signal: AbortSignal): Promise<void> {
  const write = stylistWrites();
  let text = "";
  for await (const event of hear({ endpoint: match, input: { body, signal }, tell })) {
    if (signal.aborted) return;
    if (event.event === "text") write((text += event.text));
    else text = event.suggestion;
  }
  if (text === "") throw new ApiError({ status: 200, code: "cut_off" });
  write(text);
  const lines = numberedLines(text);
  if (lines.length > 0) keepSuggestions(lines, "match");
  else offer([]);
  // The lines are the stylist's words; the pieces themselves stand in the grid at once.
  await showCompanions(translate(stylistTranslations)("askGoesWith"), signal);
}

const tell = ({ suggestion }: ResponseOf<typeof match>): MatchEvent[] => [
  { event: "done", suggestion },
];
