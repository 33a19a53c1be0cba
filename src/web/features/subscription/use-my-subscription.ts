// What the server's books say. After a payment they are asked again until the confirmation is there: coming back
// from the checkout proves nothing.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { mySubscription, viewOf } from "../../../contract/subscription.ts";
import { useSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";

const ASK_EVERY_MS = 2000;
const ASK_SLOWLY_MS = 10_000;
const LONG_MS = 60_000;

export function useMySubscription(isPaidFor: boolean) {
  const brandId = useSession()?.brandId ?? null;
  const [isLong, setLong] = useState(false);
  const query = useQuery({
    queryKey: ["subscription", brandId],
    queryFn: ({ signal }) => callSignedIn(mySubscription, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!isPaidFor || state.data?.has_subscription) return false;
      return isLong ? ASK_SLOWLY_MS : ASK_EVERY_MS;
    },
  });
  const subscription = query.data?.subscription ?? null;
  // As of the answer: what runs out while the page stays open is for the next answer to say.
  const view = viewOf(subscription, new Date(query.dataUpdatedAt));
  const isWaiting = isPaidFor && query.data !== undefined && view === "none";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { query, subscription, view, isWaiting, isLong };
}
