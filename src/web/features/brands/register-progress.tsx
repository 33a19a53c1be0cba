// Which step of the registration this is.
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { RegisterStep } from "./use-register.ts";
import { brandTranslations } from "./translations.ts";

const STEPS = [
  { step: "account", word: "stepAccount" },
  { step: "contact", word: "stepContact" },
] as const;

export function RegisterProgress({ step }: { step: RegisterStep }) {
  const { t } = useTranslations(brandTranslations);
  const at = STEPS.findIndex((one) => one.step === step);
  return (
    <ol aria-label={t("progress")} className="mb-7 grid grid-cols-2 gap-3 text-14 leading-snug">
      {STEPS.map(({ word }, n) => (
        <li
          key={word}
          aria-current={n === at ? "step" : undefined}
          className={cx(
            "border-t-2 pt-2.5 transition-colors",
            n <= at ? "border-ink" : "border-line-2",
            n === at ? "font-semibold" : "text-ink-3",
          )}
        >
          {t("stepNumber", { n: n + 1 })} {t(word)}
          {n < at && <VisuallyHidden> ({t("stepDone")})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
