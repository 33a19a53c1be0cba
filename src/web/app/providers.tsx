import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { BrowserRouter } from "react-router";
import { followOtherTabs } from "../features/collection/pins.ts";
import { ApiError } from "../lib/api.ts";
import "../lib/history-guard.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { keepFirstData } from "./first-queries.ts";

/** Only silence is worth asking again; an answer that says no will say no again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isSilence = error instanceof ApiError && (error.status === 0 || error.status >= 502);
  return isSilence && failures < 2;
}

function makeQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000 } },
  });
  keepFirstData(queries);
  return queries;
}

export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(makeQueries);
  useEffect(followOtherTabs, []);
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <ErrorBoundary>{children}</ErrorBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
