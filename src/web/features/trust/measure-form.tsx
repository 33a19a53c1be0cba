// Where a shopper writes down her measures. They are kept in her browser and sent to nobody.
import { latinDigits } from "../../../contract/fold-words.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { MEASURED, type Measures, useMeasures } from "./measures-store.ts";
import { sizeTranslations } from "./size-translations.ts";

export function MeasureForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslations(sizeTranslations);
  const { measures, keep } = useMeasures();
  const form = useCheckedForm<Record<string, string>>(() =>
    Object.fromEntries(MEASURED.map((point) => [point, String(measures[point] ?? "")])),
  );
  const save = () =>
    form.submit((typed) => {
      const kept: Measures = {};
      for (const point of MEASURED) {
        const value = readNumber(typed[point] ?? "");
        if (value !== null) kept[point] = value;
      }
      keep(kept);
      onDone();
    });
  return (
    <Form onSubmit={save} className="mt-4 rounded-sm bg-sunk p-4">
      <p className="mb-3 text-14 text-ink-2">{t("kept")}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {MEASURED.map((point) => (
          <label key={point} className="grid gap-1 text-14">
            <span className="first-letter:uppercase">
              {/* A weight brings its own unit. */}
              {point === "weight" ? t("point.weight") : t("inCm", { point: t(`point.${point}`) })}
            </span>
            <input
              inputMode="decimal"
              {...form.register(point)}
              className="min-h-11 w-full rounded-sm border border-line-2 bg-surface px-3"
            />
          </label>
        ))}
      </div>
      <div className="mt-4 flex gap-3">
        <Button type="submit" size="sm">
          {t("save")}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            keep({});
            onDone();
          }}
        >
          {t("clear")}
        </Button>
      </div>
    </Form>
  );
}

/** Digits of either script; anything else is left out. */
function readNumber(typed: string): number | null {
  const plain = latinDigits(typed).replace("٫", ".").trim();
  const value = Number(plain);
  return plain !== "" && Number.isFinite(value) && value > 0 && value < 300 ? value : null;
}
