// Offers to see the pieces on a photo of one's own; the sentence beside it says what happens with the photo.
import { useRef } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PICTURE } from "../../ui/icon-paths.ts";
import { fitTranslations } from "./translations.ts";
import type { OwnPhoto } from "./use-own-photo.ts";

export function OwnPhotoChoice({ image, isWorking, give, putAway }: OwnPhoto) {
  const { t } = useTranslations(fitTranslations);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isBusy={isWorking} onClick={() => input.current?.click()}>
          <Icon path={PICTURE} />
          {t(image === null ? "ownPhoto" : "otherPhoto")}
        </Button>
        {image !== null && (
          <Button size="sm" variant="bare" onClick={putAway}>
            {t("backToModel")}
          </Button>
        )}
      </div>
      <p className="mt-2 text-14 text-ink-2">{t("consent")}</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t("ownPhoto")}
        hidden
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          target.value = "";
          if (photo && !isWorking) give(photo);
        }}
      />
    </div>
  );
}
