// What a brand's pieces brought it in a period, asked of the server.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  brandMetrics,
  brandTrend,
  productEvents,
  type DailyTrend,
} from "../../../contract/analytics.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { dateOf, ownTimeZone, type Period } from "./periods.ts";

export type Trend = { now: DailyTrend; before: DailyTrend };

export function useMetrics(brandId: string, { start, end, days }: Period) {
  return useQuery({
    queryKey: ["analytics", brandId, "metrics", days, dateOf(end)],
    queryFn: ({ signal }) =>
      callSignedIn(brandMetrics, {
        params: { brandId },
        query: { start_date: start.toISOString(), end_date: end.toISOString() },
        signal,
      }),
    // The old figures stay in sight, dimmed, until the new ones are there.
    placeholderData: keepPreviousData,
  });
}

/** The period and the one before it, in one question. */
export function useTrend(brandId: string, { before, end, days }: Period) {
  return useQuery({
    queryKey: ["analytics", brandId, "trend", days, dateOf(end)],
    queryFn: async ({ signal }): Promise<Trend> => {
      const daily = await callSignedIn(brandTrend, {
        params: { brandId },
        query: {
          start_date: before.toISOString(),
          end_date: end.toISOString(),
          time_zone: ownTimeZone(),
        },
        signal,
      });
      return { now: daily.slice(-days), before: daily.slice(0, -days) };
    },
    placeholderData: keepPreviousData,
  });
}

export function useProductEvents(productId: string) {
  return useQuery({
    queryKey: ["analytics", "product", productId],
    queryFn: ({ signal }) => callSignedIn(productEvents, { params: { productId }, signal }),
  });
}
