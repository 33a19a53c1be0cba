import type { ReactNode } from "react";
import { useWords } from "../../lib/languages/words.ts";
import { brandWords } from "./words.ts";

type Props = { n: 1 | 2; title: string; children: ReactNode };

/** The legend tells those who cannot see the progress where the first field of a step belongs. */
export function FormStep({ n, title, children }: Props) {
  const { t } = useWords(brandWords);
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="sr-only">{t("stepOf", { n, total: 2, step: title })}</legend>
      {children}
    </fieldset>
  );
}
