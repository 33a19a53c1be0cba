// Fit on Model, above the page, while two pieces are selected.
import { useLocation } from "react-router";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { MANNEQUIN } from "../../ui/icon-paths.ts";
import { RibMark } from "../../ui/rib-mark.tsx";
import { useModel } from "../collection/model-store.ts";
import { useFitting } from "../collection/use-fitting.ts";
import { fitTranslations } from "./translations.ts";

/** Above what stands at the foot of a phone, in the gap between the pins of two columns of cards. */
const PLACES: Partial<Record<string, string>> = { [paths.stylist]: "max-lg:bottom-36" };
const PLACE = "max-lg:bottom-20";

/** While two pieces are selected, on every screen; the fitting bar of Explore offers the same itself. */
export function FloatingFitButton({ isBesidePanel }: { isBesidePanel: boolean }) {
  const { t } = useTranslations(fitTranslations);
  const { pathname } = useLocation();
  const place = PLACES[pathname] ?? PLACE;
  const isModelFitting = useModel((state) => state.isModelFitting);
  const { fit, isFitting } = useFitting("Collection");
  if (isModelFitting && pathname === paths.explore) return null;
  return (
    <button
      type="button"
      aria-disabled={isFitting || undefined}
      onClick={isFitting ? undefined : fit}
      className={cx(
        "fixed z-20 flex h-12 items-center gap-2 rounded-full border border-ink bg-ink font-medium text-on-ink shadow-float transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0",
        "max-lg:start-[calc(50%-10px)] max-lg:px-2.5 max-lg:text-14 max-[24rem]:[&>svg]:hidden lg:end-10 lg:bottom-6 lg:h-13 lg:px-5 lg:text-16",
        isBesidePanel && "lg:end-104",
        place,
      )}
    >
      {isFitting ? <RibMark isMoving className="h-3.5" /> : <Icon path={MANNEQUIN} />}
      {isFitting ? t("fitting") : t("fit")}
    </button>
  );
}
