// What every screen stands in: the cache, the router, and a net for screens that break.
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { BrowserRouter } from "react-router";
import { shareSelection } from "../features/collection/other-tabs.ts";
import { followOtherTabs } from "../features/collection/pins-store.ts";
import { followConnection } from "../lib/connection-store.ts";
import "../lib/history-guard.ts";
import { queries } from "../lib/queries.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

export function Providers({ children }: { children: ReactNode }) {
  useEffect(followOtherTabs, []);
  useEffect(shareSelection, []);
  useEffect(followConnection, []);
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <ErrorBoundary>{children}</ErrorBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
