// Sends to /login who has no good token, or who is another brand. The server refuses them as well.
import { useEffect, useState, type ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { paths } from "../lib/paths.ts";
import { endSession, isTokenUsable, mayEnter, useSession } from "../lib/session.ts";

type Props = { brandId?: string; children?: ReactNode };

export function Protected({ brandId, children = <Outlet /> }: Props) {
  const session = useSession();
  const isStale = session !== null && !isTokenUsable(session.token);
  // Left in place, a stale token would make /login send its owner straight back here.
  useEffect(() => {
    if (isStale) endSession();
  }, [isStale]);
  const { pathname, search } = useLocation();
  const isOpen = mayEnter(session, brandId);
  // Who comes without a session is brought back here after signing in; who signs out here is not,
  // and another brand would only be refused again.
  const [isArrivalWithout] = useState(!isOpen && (session === null || isStale));
  const state = isArrivalWithout ? { returnTo: pathname + search } : undefined;
  return isOpen ? children : <Navigate to={paths.login} state={state} replace />;
}
