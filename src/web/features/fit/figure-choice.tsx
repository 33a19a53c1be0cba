// On which figure the pieces are seen, and its skin.
import {
  FIT_BODIES,
  FIT_SKINS,
  USUAL_SKIN,
  type FitBody,
  type FitSkin,
} from "../../../contract/fit.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { keptFigure, type KeptFigure } from "../collection/kept-figure.ts";
import { fitTranslations } from "./translations.ts";

type Props = { body: FitBody; isBusy: boolean; onChoose: (figure: KeptFigure) => void };

export function FigureChoice({ body, isBusy, onChoose }: Props) {
  const { t } = useTranslations(fitTranslations);
  const choose = (figure: KeptFigure) => {
    if (!isBusy) onChoose(figure);
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Segmented
        label={t("figure")}
        name="figure"
        options={FIT_BODIES.map((value) => ({ value, label: t(value) }))}
        value={body}
        onChange={(chosen) => choose({ body: chosen })}
      />
      <SkinChoice chosen={keptFigure().skin ?? USUAL_SKIN} onChoose={(skin) => choose({ skin })} />
    </div>
  );
}

/** As the figure is lit, in the middle of its cheek. */
const TONES: Record<FitSkin, string> = {
  light: "bg-[#e9cfb9]",
  medium: "bg-[#c99d7a]",
  deep: "bg-[#855a42]",
};

type SkinProps = { chosen: FitSkin; onChoose: (skin: FitSkin) => void };

function SkinChoice({ chosen, onChoose }: SkinProps) {
  const { t } = useTranslations(fitTranslations);
  return (
    <fieldset className="inline-flex gap-1">
      <legend className="sr-only">{t("skin")}</legend>
      {FIT_SKINS.map((skin) => (
        <label
          key={skin}
          title={t(skin)}
          className="relative inline-grid size-9 reach place-items-center rounded-full border border-transparent transition-colors has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink hover:border-edge has-checked:hover:border-ink"
        >
          <input
            type="radio"
            name="skin"
            value={skin}
            aria-label={t(skin)}
            checked={skin === chosen}
            onChange={() => onChoose(skin)}
            className="sr-only"
          />
          <span aria-hidden="true" className={`size-6 rounded-full ${TONES[skin]}`} />
        </label>
      ))}
    </fieldset>
  );
}
