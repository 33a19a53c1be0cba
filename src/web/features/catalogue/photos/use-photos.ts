// Photos on the workbench: the queue goes on while the owner works, and drafts appear when they are made.
import { useCallback, useEffect } from "react";
import { translate } from "../../../lib/languages/translations.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { openPhotoQueue } from "./photo-queue-store.ts";
import { usePhotoBox, usePhotoBoxCache, useWhenMade } from "./photos-query.ts";
import { photoTranslations } from "./translations.ts";

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
