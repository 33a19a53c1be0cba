// The last imports of a brand, asked of the server.
import { useQuery } from "@tanstack/react-query";
import { crawls } from "../../../contract/crawl.ts";
import { importDifferences } from "../../../contract/imports.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";

export const crawlsKey = (brandId: string) => ["crawls", brandId] as const;
export const differencesKey = (brandId: string) => ["import-differences", brandId] as const;

/** A scan that is under way changes by itself; one that is over does not. */
const LOOK_AGAIN_MS = 5000;

export const useCrawls = (brandId: string) =>
  useQuery({
    queryKey: crawlsKey(brandId),
    queryFn: ({ signal }) => callSignedIn(crawls, { params: { brandId }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  });

export const isUnderWay = ({ status }: { status: string }): boolean =>
  status === "queued" || status === "running";

export const useDifferences = (brandId: string) =>
  useQuery({
    queryKey: differencesKey(brandId),
    queryFn: ({ signal }) => callSignedIn(importDifferences, { params: { brandId }, signal }),
  });
