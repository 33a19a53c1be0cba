// The cache that screens stand in.
import { notifyManager, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queries } from "../lib/queries.ts";

// What was answered is on screen at once, not a turn later.
notifyManager.setScheduler((notify) => notify());

export const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
