// Photos on the workbench: the queue goes on while the owner works, and drafts appear when they are made.
import { useCallback, useEffect, useRef } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { translate } from "../../../lib/languages/translations.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { openPhotoQueue } from "./photo-queue-store.ts";
import { photoTranslations } from "./translations.ts";
import { photoBox, type PhotoBox } from "../../../../contract/photos.ts";
import { callSignedIn } from "../../../lib/signed-in-call.ts";

export function usePhotos(brandId: string, refreshProducts: () => void) {
  const { data: box } = usePhotoBox(brandId);
  const tellBox = usePhotoBoxCache(brandId);
  useEffect(() => {
    void openPhotoQueue(brandId, () => tellBox());
  }, [brandId, tellBox]);
  const drafts = new Set(box?.photos.flatMap(({ product_id }) => product_id ?? [])).size;
  const onMade = useCallback(() => {
    refreshProducts();
    if (drafts > 0) showToast({ message: translate(photoTranslations)("made", { n: drafts }) });
  }, [refreshProducts, drafts]);
  useWhenMade(box?.is_working ?? false, onMade);
  return { box, tellBox };
}

const ASKED_AGAIN_MS = 1500;

const keyOf = (brandId: string) => ["photos", brandId] as const;

/** The brand's photos as the server last told them; asked again while something happens to them. */
function usePhotoBox(brandId: string) {
  return useQuery({
    queryKey: keyOf(brandId),
    queryFn: ({ signal }) => callSignedIn(photoBox, { params: { brandId }, signal }),
    refetchInterval: ({ state }) => (state.data?.is_working ? ASKED_AGAIN_MS : false),
  });
}

/** What a call answered, or that it is to be asked again. */
function usePhotoBoxCache(brandId: string) {
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
function useWhenMade(isWorking: boolean, onMade: () => void): void {
  const was = useRef(isWorking);
  useEffect(() => {
    if (was.current && !isWorking) onMade();
    was.current = isWorking;
  }, [isWorking, onMade]);
}
