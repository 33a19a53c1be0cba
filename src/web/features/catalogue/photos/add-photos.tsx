// Where photos come in: chosen, taken, or dropped on a wide screen.
import { useState, type DragEvent } from "react";
import { PHOTOS_AT_ONCE } from "../../../../contract/limits.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { cx } from "../../../ui/cx.ts";
import { PLUS } from "../../../ui/icon-paths.ts";
import { ChooseFiles } from "../pictures/choose-files.tsx";
import { addPhotos } from "./photo-queue-store.ts";
import { photoTranslations } from "./translations.ts";

/** A phone offers its own format, too: the browser may be able to open what the server cannot. */
const ANY_PHOTO = "image/*,.heic,.heif";

export function AddPhotos() {
  const { t } = useTranslations(photoTranslations);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList) => addPhotos([...files]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a place to drop; buttons do the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        if (event.dataTransfer.types.includes("Files")) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cx(
        "grid gap-3 rounded-md border border-dashed p-4 md:p-5",
        isOver ? "border-ink bg-sunk" : "border-line-2",
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFiles
          label={t("choose")}
          kinds={ANY_PHOTO}
          look={{ variant: "ink" }}
          onChoose={take}
        />
        <ChooseFiles
          label={t("camera")}
          kinds={ANY_PHOTO}
          fromCamera
          icon={PLUS}
          className="hidden touch:inline-flex"
          onChoose={take}
        />
        <span className="text-15 text-ink-2 max-sm:hidden touch:hidden">
          {isOver ? t("drop") : t("dropHint")}
        </span>
      </div>
      <p className="text-14 text-ink-2">{t("limit", { n: PHOTOS_AT_ONCE })}</p>
    </div>
  );
}
