// One value of a table, cut where it is long.
import type { Cell as Value } from "../../../contract/database.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { databaseTranslations } from "./translations.ts";

/** What fits into a cell of the table; more is shown in a dialog. */
const FITS = 26;

type Props = {
  column: string;
  value: Value | undefined;
  isShortened: boolean;
  onOpen: (value: string) => void;
};

export function Cell({ column, value, isShortened, onOpen }: Props) {
  const { t } = useTranslations(databaseTranslations);
  if (value === null || value === undefined) {
    return <span className="text-ink-3 italic">{t("null")}</span>;
  }
  const written = String(value);
  const text = (
    <bdi className="block text-page-start truncate tabular-nums">
      {isShortened ? `${written}…` : written}
    </bdi>
  );
  if (!isShortened && written.length <= FITS) return text;
  return (
    <button
      type="button"
      onClick={() => onOpen(written)}
      className="block w-full min-h-9 reach text-start underline decoration-line-2 decoration-dotted underline-offset-4 transition-colors hover:decoration-ink"
    >
      {text}
      <VisuallyHidden>{t("readWhole", { column })}</VisuallyHidden>
    </button>
  );
}
