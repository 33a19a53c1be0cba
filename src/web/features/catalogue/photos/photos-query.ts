// The brand's photos as the server last told them; asked again while something happens to them.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { photoBox, type PhotoBox } from "../../../../contract/photos.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";

const ASKED_AGAIN_MS = 1500;

const keyOf = (brandId: string) => ["photos", brandId] as const;

export function usePhotoBox(brandId: string) {
  return useQuery({
    queryKey: keyOf(brandId),
    queryFn: ({ signal }) => callSignedIn(photoBox, { params: { brandId }, signal }),
    refetchInterval: ({ state }) => (state.data?.is_working ? ASKED_AGAIN_MS : false),
  });
}

/** What a call answered, or that it is to be asked again. */
export function usePhotoBoxCache(brandId: string) {
  const queries = useQueryClient();
  return useCallback(
    (box?: PhotoBox) => {
      if (box) queries.setQueryData(keyOf(brandId), box);
      else void queries.invalidateQueries({ queryKey: keyOf(brandId) });
    },
    [queries, brandId],
  );
}

/** Told once when the drafts are there. */
export function useWhenMade(isWorking: boolean, onMade: () => void): void {
  const was = useRef(isWorking);
  useEffect(() => {
    if (was.current && !isWorking) onMade();
    was.current = isWorking;
  }, [isWorking, onMade]);
}
