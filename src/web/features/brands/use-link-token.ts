// The token of a mailed link. It leaves the address bar at once, where shoulders, histories and bookmarks would
// see it; the history entry keeps it, so that a reload still works.
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { readToken } from "./screen-state.ts";

export function useLinkToken(): string | undefined {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  const given = params.get("token") || undefined;

  useEffect(() => {
    if (given === undefined) return;
    const kept = new URLSearchParams(search);
    kept.delete("token");
    void navigate({ search: kept.toString() }, { replace: true, state: { token: given } });
  }, [given, search, navigate]);

  return given ?? readToken(state);
}
