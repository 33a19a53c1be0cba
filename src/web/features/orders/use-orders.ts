// A brand's orders and their settings, asked of the server.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  brandOrders,
  newOrderSecret,
  orderSettings,
  setOrders,
  type OrderSettings,
} from "../../../contract/orders.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";

export type Days = { start: Date; end: Date };

export const useOrders = (brandId: string, { start, end }: Days) =>
  useQuery({
    queryKey: ["orders", brandId, start.toISOString(), end.toISOString()],
    queryFn: ({ signal }) =>
      callSignedIn(brandOrders, {
        params: { brandId },
        query: { start_date: start.toISOString(), end_date: end.toISOString() },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

const keyOf = (brandId: string) => ["order-settings", brandId];

export const useOrderSettings = (brandId: string) =>
  useQuery({
    queryKey: keyOf(brandId),
    queryFn: ({ signal }) => callSignedIn(orderSettings, { params: { brandId }, signal }),
  });

export function useSetOrders(brandId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { is_on?: boolean; shopify_secret?: string }) =>
      callSignedIn(setOrders, { params: { brandId }, body }),
    onSuccess: (settings: OrderSettings) => cache.setQueryData(keyOf(brandId), settings),
  });
}

/** The secret stays in this mutation alone: who leaves the screen does not see it again. */
export function useNewSecret(brandId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => callSignedIn(newOrderSecret, { params: { brandId } }),
    gcTime: 0,
    onSuccess: ({ secret: _, ...settings }) => cache.setQueryData(keyOf(brandId), settings),
  });
}
