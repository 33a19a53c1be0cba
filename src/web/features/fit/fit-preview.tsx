// The two pieces on one figure, to be kept, shown around, or seen on another figure. It opens at once and holds the
// picture's place while it is made.
import { useEffect, useId, useRef } from "react";
import { useMutation } from "@tanstack/react-query";
import { reopenBy } from "../../lib/back-closes.ts";
import { useConnection } from "../../lib/connection-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CROSS, DOWNLOAD } from "../../ui/icon-paths.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { useModal } from "../../ui/use-modal.ts";
import { SafePicture } from "../products/safe-picture.tsx";
import { closeFit, showAgain, useModel, type ModelFit } from "../collection/model-store.ts";
import { FigureChoice } from "./figure-choice.tsx";
import { OwnPhotoChoice } from "./own-photo-choice.tsx";
import { FittedPieces } from "./fitted-pieces.tsx";
import { SharePicture } from "./share-picture.tsx";
import { useOwnPhoto } from "./use-own-photo.ts";
import { fitTranslations } from "./translations.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { showToast } from "../../ui/toast-store.ts";
import { fitPieces } from "../collection/fit-pieces.ts";
import { keepFigure, keptFigure, type KeptFigure } from "../collection/kept-figure.ts";

const aboutOf = ({ layout, shown }: ModelFit) => {
  if (layout === "worn") return "about";
  return shown.includes("worn") ? "oneBeside" : "beside";
};

/** What was seen last, for Forward. */
let lastShown: { image: string; fit: ModelFit | null } | null = null;
reopenBy("fit", () => lastShown && showAgain(lastShown.image, lastShown.fit));

export function FitPreview() {
  const { t, text } = useTranslations(fitTranslations);
  const image = useModel((state) => state.modelImage);
  const fit = useModel((state) => state.modelFit);
  const awaited = useModel((state) => state.awaited);
  useEffect(() => {
    if (image !== null) lastShown = { image, fit };
  }, [image, fit]);
  const { change, isChanging } = useFigure();
  const own = useOwnPhoto(fit?.pieces);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, true, closeFit, { name: "fit" });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto max-h-[94dvh] w-[calc(100vw-1rem)] max-w-[60rem] grid-cols-[minmax(0,1fr)] overflow-y-auto overscroll-contain rounded-md bg-surface text-ink shadow-float transition-[opacity,translate] duration-200 open:grid md:w-[calc(100vw-4rem)] md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:grid-rows-[minmax(0,1fr)] md:overflow-hidden starting:open:translate-y-2 starting:open:opacity-0"
    >
      {image === null ? (
        <AwaitedPicture />
      ) : (
        <Picture image={own.image ?? image} isChanging={isChanging || own.isWorking} />
      )}
      <div className="flex min-w-0 flex-col p-5 md:overflow-y-auto md:p-8">
        <h2 id={titleId} className="pe-10 text-title">
          {t("title")}
        </h2>
        <p className="mt-3 self-start rounded-sm bg-sunk px-2 py-1 text-13 leading-snug font-semibold">
          {t("label")}
        </p>
        <p className="mt-2 text-15 text-ink-2">
          {t(fit && image !== null ? aboutOf(fit) : "about")}
        </p>
        {image === null && awaited && <FittedPieces pieces={awaited.pieces} />}
        {image !== null && fit && (
          <>
            {aboutOf(fit) !== "beside" && own.image === null && (
              <FigureChoice body={fit.body} isBusy={isChanging} onChoose={change} />
            )}
            {own.isOffered && <OwnPhotoChoice {...own} />}
            <FittedPieces pieces={fit.pieces} />
          </>
        )}
        <div className="mt-auto grid gap-2 pt-6">
          {image === null ? (
            <>
              <Skeleton className="h-11" />
              <Skeleton className="h-11" />
            </>
          ) : (
            <>
              <a
                href={own.image ?? image}
                download="ribby-look.webp"
                className={buttonStyle({ variant: "ink", wide: true })}
              >
                <Icon path={DOWNLOAD} />
                {t("save")}
              </a>
              {own.image === null && <SharePicture image={image} />}
            </>
          )}
        </div>
      </div>
      <IconButton
        label={text.t("close")}
        onClick={closeFit}
        className="absolute end-3 top-3 z-1 rounded-full! max-md:bg-picture-chip/92 max-md:text-on-picture"
      >
        <Icon path={CROSS} />
      </IconButton>
      <Toaster label={text.t("toasts")} dismissLabel={text.t("dismiss")} />
    </dialog>
  );
}

/** The whole figure, head and feet, however low the window is. */
const FRAME =
  "mx-auto aspect-3/4 h-auto max-h-[62dvh] w-full md:h-full md:max-h-[94dvh] object-contain";

/** What the picture waits for. */
function Working({ className }: { className?: string }) {
  const { t } = useTranslations(fitTranslations);
  const isCut = useConnection(({ connection }) => connection === "offline");
  return (
    <Thinking
      label={t(isCut ? "waiting" : "changing")}
      className={cx("absolute inset-x-0 top-1/2 justify-center", className)}
    />
  );
}

/** In the shape of what is coming. */
function AwaitedPicture() {
  return (
    <div className="relative bg-plate">
      <Skeleton className={cx(FRAME, "rounded-none!")} />
      <Working />
    </div>
  );
}

function Picture({ image, isChanging }: { image: string; isChanging: boolean }) {
  const { t } = useTranslations(fitTranslations);
  const fit = useModel((state) => state.modelFit);
  const titles = fit?.pieces.map(({ title }) => title).join(" + ");
  return (
    <div className="relative bg-plate">
      <SafePicture
        src={image}
        alt={titles ? t("alt", { pieces: titles }) : t("altPlain")}
        width={900}
        height={1200}
        fallbackClassName="aspect-3/4 w-full md:h-full"
        className={cx(FRAME, "transition-opacity dark-dim", isChanging && "opacity-45")}
      />
      {isChanging && <Working className="text-on-picture!" />}
    </div>
  );
}

/**
 * The same pieces on another figure, which is kept for the next ones. Who closes the preview does not want it to
 * open again.
 */
function useFigure() {
  const { errorText } = useText();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const changing = useMutation({
    async mutationFn(chosen: KeptFigure) {
      const { modelFit } = useModel.getState();
      waiting.current = new AbortController();
      const { signal } = waiting.current;
      const figure = { ...keptFigure(), ...chosen };
      if (modelFit) await fitPieces(modelFit.pieces, { figure, signal, isWatched: true });
      keepFigure(figure);
    },
    onError(error) {
      const isGivenUp = waiting.current?.signal.aborted;
      if (!isGivenUp) showToast({ message: errorText(error, "fitError") });
    },
  });
  return { change: changing.mutate, isChanging: changing.isPending };
}
