// Above the list while only the pieces that lack something are shown.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { catalogueTranslations } from "../translations.ts";

type Props = { label: string; n: number; onBack: () => void; onEnd: () => void };

export function ConcernBar({ label, n, onBack, onEnd }: Props) {
  const { t } = useTranslations(catalogueTranslations);
  return (
    <div className="mt-4 mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sm bg-sunk px-4 py-3">
      <p className="text-15 font-medium" aria-live="polite">
        {n > 0 ? t("concern", { n, label }) : t("concernNone", { label })}
      </p>
      <span className="flex gap-2">
        <Button size="sm" onClick={onBack}>
          {t("concernBack")}
        </Button>
        <Button size="sm" onClick={onEnd}>
          {t("concernEnd")}
        </Button>
      </span>
    </div>
  );
}
