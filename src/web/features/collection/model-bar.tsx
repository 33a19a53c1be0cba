// While fitting: how far the selection is, the fit itself, and the way out.
import { useEffect } from "react";
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { isModalOpen } from "../../ui/modal-layer.ts";
import { collectionTranslations } from "./drawer-translations.ts";
import { stopModelFitting, useSelectionCount } from "./model-store.ts";
import { useFitting } from "./use-fitting.ts";

export function ModelBar() {
  const { t, text } = useTranslations(collectionTranslations);
  const k = useSelectionCount();
  const { fit, isFitting } = useFitting("explore", "selectExactlyTwoItems");
  useStopOnEscape();
  return (
    <section
      aria-label={text.t("model.try")}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-float transition-[translate] duration-200 starting:translate-y-full"
    >
      <div className="wrap-page flex flex-wrap items-center justify-end gap-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p aria-live="polite" className="me-auto text-15 tabular-nums max-sm:w-full">
          {k === MODEL_FIT_COUNT ? t("ready") : t("select", { k, max: MODEL_FIT_COUNT })}
        </p>
        <Button onClick={stopModelFitting}>{t("done")}</Button>
        <Button variant="ink" isBusy={isFitting} onClick={fit} className="max-sm:flex-1">
          {t("fit")}
        </Button>
      </div>
    </section>
  );
}

/** An open dialog or popover takes Escape first. */
function useStopOnEscape(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = isModalOpen() || document.querySelector("[data-takes-escape]") !== null;
      if (event.key === "Escape" && !isTaken) stopModelFitting();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
