// The pictures of the lightbox, with arrows and dots.
import { useCallback, useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { BACK, FORWARD } from "../../ui/icon-paths.ts";
import { detailTranslations } from "./detail-translations.ts";
import { PictureDots } from "./picture-dots.tsx";
import { PictureFallback } from "./picture-fallback.tsx";
import { pictureCount, pictureSource } from "../../../contract/pictures.ts";
import type { useGallery } from "./use-gallery.ts";

type Props = { product: Product; gallery: ReturnType<typeof useGallery> };

const SIZES = "(min-width: 1104px) 600px, (min-width: 700px) 55vw, 96vw";

export function LightboxPictures({ product, gallery }: Props) {
  const { t, text } = useTranslations(detailTranslations);
  const [failed, setFailed] = useState<readonly number[]>([]);
  const retry = useCallback(() => setFailed([]), []);
  const { index } = gallery;
  const count = pictureCount(product);
  return (
    <div className="relative aspect-3/4 max-h-[94dvh] w-full overflow-hidden bg-plate max-md:max-h-[52dvh]">
      {count > 0 && !failed.includes(index) && (
        <img
          key={index}
          {...pictureSource(product, index)}
          sizes={SIZES}
          width={900}
          height={1200}
          alt={`${text.titleOf(product)}. ${text.t("card.picture", { n: index + 1, total: count })}`}
          onError={() => setFailed((before) => [...before, index])}
          className="size-full object-cover transition-opacity duration-200 dark-dim starting:opacity-0"
        />
      )}
      {count === 0 && <PictureFallback />}
      {failed.includes(index) && <PictureFallback onRetry={retry} />}
      {count > 1 && (
        <>
          <Turn label={t("previous")} path={BACK} onClick={gallery.back} className="start-3" />
          <Turn label={t("next")} path={FORWARD} onClick={gallery.forward} className="end-3" />
          <div className="absolute inset-x-0 bottom-1">
            <PictureDots
              title={text.titleOf(product)}
              count={count}
              index={index}
              onChoose={gallery.choose}
            />
          </div>
        </>
      )}
    </div>
  );
}

type TurnProps = { label: string; path: string; onClick: () => void; className: string };

function Turn({ label, path, onClick, className }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cx(
        "absolute top-[calc(50%-24px)] grid size-12 place-items-center rounded-full bg-picture-chip/92 text-on-picture transition-colors hover:bg-picture-chip",
        className,
      )}
    >
      <Icon path={path} className="size-5 flip-rtl" />
    </button>
  );
}
