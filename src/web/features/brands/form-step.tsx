// The legend tells those who cannot see the progress where the first field of a step belongs.
import type { ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { brandTranslations } from "./translations.ts";

type Props = { n: 1 | 2; title: string; children: ReactNode };

export function FormStep({ n, title, children }: Props) {
  const { t } = useTranslations(brandTranslations);
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="sr-only">{t("stepOf", { n, total: 2, step: title })}</legend>
      {children}
    </fieldset>
  );
}
