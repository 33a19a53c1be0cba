// Where a brand is signed in, and signing out there.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  brandSessions,
  endAllSessions,
  endBrandSession,
  type BrandSession,
} from "../../../contract/sessions.ts";
import { translate } from "../../lib/languages/translations.ts";
import { endSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { profileTranslations } from "./profile-translations.ts";
import type { ShowNotice } from "../../ui/banner.tsx";

export function useSessions(brandId: string, tell: ShowNotice) {
  const queries = useQueryClient();
  const queryKey = ["brand-sessions", brandId];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callSignedIn(brandSessions, { params: { brandId }, signal }),
  });
  const [ending, setEnding] = useState<string | null>(null);

  async function attempt(which: string, run: () => Promise<void>) {
    setEnding(which);
    tell(null);
    try {
      await run();
    } catch {
      tell({ tone: "error", message: translate(profileTranslations)("signOutFailed") });
    } finally {
      setEnding(null);
    }
  }

  const end = ({ id }: BrandSession) =>
    attempt(id, async () => {
      const params = { brandId, sessionId: id };
      const { message } = await callSignedIn(endBrandSession, { params });
      await queries.invalidateQueries({ queryKey });
      tell({ tone: "success", message });
    });

  const endAll = (done: () => void) =>
    attempt("all", async () => {
      await callSignedIn(endAllSessions, { params: { brandId } });
      done();
      endSession();
    });

  return {
    sessions: data,
    isFailed: isError && data === undefined,
    reload: () => void refetch(),
    ending,
    end,
    endAll,
  };
}
