// Asked once, and only when there is something to compare with. The server goes on with the crawl that is there.
import { useEffect, useState } from "react";
import { adaptiveCrawl, type FollowupProduct } from "../../../contract/crawl.ts";
import { ApiError } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import type { Text } from "../../lib/languages/vocabulary.ts";
import { streamSignedIn } from "../../lib/signed-in-call.ts";
import type { ComparisonState } from "./comparison-state.ts";

export type Followup =
  | { kind: "idle" }
  | { kind: "fetching" }
  | { kind: "found"; product: FollowupProduct }
  | { kind: "error"; message: string };

export function useFollowup({ brandId, productUrl, aiExtractedData }: ComparisonState): Followup {
  const text = useText();
  const isWanted = aiExtractedData !== null;
  const [followup, setFollowup] = useState<Followup>({ kind: isWanted ? "fetching" : "idle" });

  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    void readFollowup(brandId, productUrl, leaving.signal, text).then((found) => {
      if (!leaving.signal.aborted) setFollowup(found);
    });
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language must not ask again
  }, [brandId, productUrl, isWanted]);
  return followup;
}

async function readFollowup(
  brandId: string,
  productUrl: string,
  signal: AbortSignal,
  text: Text,
): Promise<Followup> {
  const call = { params: { brandId }, body: { data: { product_url: productUrl } }, signal };
  try {
    for await (const event of streamSignedIn(adaptiveCrawl, call)) {
      if (event.event === "adaptive_crawler_followup") {
        return { kind: "found", product: event.product_data };
      }
      if (event.event === "followup_extraction_error" || event.event === "error") {
        return { kind: "error", message: event.error || text.t("selectorsFailed") };
      }
    }
    return { kind: "error", message: text.t("followupFetchFailed") };
  } catch (error) {
    return { kind: "error", message: failureText(error, text) };
  }
}

function failureText(error: unknown, text: Text): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return text.t("followupFetchFailed");
  return text.t("httpError", { status: String(status) });
}
