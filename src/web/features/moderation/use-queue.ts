// The queue of what was reported and of new brands, and the decisions about them.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  moderationQueue,
  releaseListing,
  settleBrand,
  settleListing,
} from "../../../contract/moderation.ts";
import { translate } from "../../lib/languages/translations.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { moderationTranslations } from "./translations.ts";
import type { Notice } from "../../ui/banner.tsx";

export type Decision = { kind: "hide" | "leave" | "suspend"; id: string; name: string };

const queryKey = ["moderation-queue"];

export function useQueue() {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callSignedIn(moderationQueue, { signal }),
  });
  const [decision, ask] = useState<Decision | null>(null);
  const [told, setTold] = useState<Notice | null>(null);

  async function settle(run: () => Promise<{ message: string }>) {
    try {
      const { message } = await run();
      await queries.invalidateQueries({ queryKey });
      setTold({ tone: "success", message });
    } catch {
      setTold({ tone: "error", message: translate(moderationTranslations)("notDone") });
    }
    ask(null);
  }

  const decide = ({ kind, id }: Decision, words: string) =>
    settle(() =>
      kind === "suspend"
        ? callSignedIn(settleBrand, { params: { id }, body: { action: kind, reason: words } })
        : callSignedIn(settleListing, {
            params: { productId: id },
            body: { action: kind, answer: words },
          }),
    );

  const accept = (id: string) =>
    settle(() => callSignedIn(settleBrand, { params: { id }, body: { action: "accept" } }));

  const restore = (id: string) =>
    settle(() => callSignedIn(settleBrand, { params: { id }, body: { action: "restore" } }));

  const release = (productId: string) =>
    settle(() => callSignedIn(releaseListing, { params: { productId } }));

  return {
    data,
    isFailed: isError && data === undefined,
    reload: () => void refetch(),
    decision,
    ask,
    decide,
    accept,
    restore,
    release,
    told,
    dismiss: () => setTold(null),
  };
}
