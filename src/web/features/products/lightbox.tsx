// A product looked at closely, without leaving the grid.
import { useDeferredValue, useId, useRef, type KeyboardEvent } from "react";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CROSS } from "../../ui/icon-paths.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { useModal } from "../../ui/use-modal.ts";
import { LightboxDetails } from "./lightbox-details.tsx";
import { LightboxPictures } from "./lightbox-pictures.tsx";
import { closeLightbox, useLightbox } from "./lightbox-store.ts";
import { pictureCount } from "../../../contract/pictures.ts";
import { stepOfKey, useGallery } from "./use-gallery.ts";

export function Lightbox({ product }: { product: Product }) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const start = useLightbox((state) => state.initialImageIndex);
  const gallery = useGallery(pictureCount(product), start);
  // The picture first, then in smaller steps what is said of it.
  const isFilled = useDeferredValue(true, false);
  useModal(dialog, true, closeLightbox, { name: "lightbox" });

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key);
    if (step === 0) return;
    event.preventDefault();
    if (step === 1) gallery.forward();
    else gallery.back();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn the pictures from anywhere inside
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="m-auto max-h-[94dvh] w-[calc(100vw-1rem)] max-w-[65rem] grid-cols-[minmax(0,1fr)] overflow-y-auto overscroll-contain rounded-md bg-surface text-ink shadow-float transition-[opacity,translate] duration-200 open:grid md:w-[calc(100vw-4rem)] md:grid-cols-[minmax(0,15fr)_minmax(0,11fr)] md:overflow-hidden starting:open:translate-y-2 starting:open:opacity-0"
    >
      <LightboxPictures product={product} gallery={gallery} />
      {isFilled && <LightboxDetails product={product} titleId={titleId} />}
      <IconButton
        label={t("close")}
        onClick={closeLightbox}
        className="absolute end-3 top-3 z-1 rounded-full! max-md:bg-picture-chip/92 max-md:text-on-picture"
      >
        <Icon path={CROSS} />
      </IconButton>
      <Toaster label={t("toasts")} dismissLabel={t("dismiss")} />
    </dialog>
  );
}
