// On which figure the pieces are seen.
import { FIT_BODIES, type FitBody } from "../../../contract/fit.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { fitTranslations } from "./translations.ts";

type Props = { chosen: FitBody; isBusy: boolean; onChoose: (body: FitBody) => void };

export function FigureChoice({ chosen, isBusy, onChoose }: Props) {
  const { t } = useTranslations(fitTranslations);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <span aria-hidden="true" className="text-14 font-semibold">
        {t("figure")}
      </span>
      <Segmented
        label={t("figure")}
        name="figure"
        options={FIT_BODIES.map((value) => ({ value, label: t(value) }))}
        value={chosen}
        onChange={(body) => {
          if (!isBusy) onChoose(body);
        }}
      />
    </div>
  );
}
