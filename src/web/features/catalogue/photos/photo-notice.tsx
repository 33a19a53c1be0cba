// Above the lists: photos that are on their way, are being looked at, or wait for a word.
import type { PhotoBox } from "../../../../contract/photos.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { usePhotoQueue } from "./photo-queue-store.ts";
import { openPhotos } from "./photos-dialog.tsx";
import { photoTranslations } from "./translations.ts";

export function PhotoNotice({ box, onShow }: { box: PhotoBox | undefined; onShow: () => void }) {
  const { t } = useTranslations(photoTranslations);
  const sendings = usePhotoQueue((queue) => queue.sendings);
  const taken = sendings.filter(({ state }) => state !== "refused");
  const done = taken.filter(({ state }) => state === "arrived").length;
  const open = box ? openPhotos(box) : [];
  const seen = open.filter(({ state }) => state === "seen").length;
  const label =
    done < taken.length
      ? t("sending", { done, all: taken.length })
      : box?.is_working
        ? t("looking", { done: seen, all: open.length })
        : open.length > 0
          ? t("waitingHere", { n: open.length })
          : undefined;
  if (label === undefined) return null;
  return (
    <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-3 rounded-sm bg-sunk px-4 py-3">
      <output className="text-15 font-medium tabular-nums">{label}</output>
      <Button size="sm" onClick={onShow}>
        {t("show")}
      </Button>
    </div>
  );
}
