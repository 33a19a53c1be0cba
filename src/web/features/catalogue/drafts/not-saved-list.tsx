// What Save All could not save, by name and with the reason.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { CROSS } from "../../../ui/icon-paths.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { NotSaved } from "../saving/use-save-all.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  notSaved: readonly NotSaved[];
  onEdit: (one: NotSaved) => void;
  onDismiss: () => void;
};

const SHOWN = 8;

export function NotSavedList({ notSaved, onEdit, onDismiss }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const more = notSaved.length - SHOWN;
  return (
    <section role="alert" className="rounded-sm border border-accent bg-accent-wash ps-4 pb-3">
      <header className="flex items-center justify-between">
        <h2 className="text-15 font-semibold">{t("notSaved", { n: notSaved.length })}</h2>
        <IconButton label={text.t("dismiss")} onClick={onDismiss} className="hover:bg-transparent">
          <Icon path={CROSS} className="size-4" />
        </IconButton>
      </header>
      <ul className="grid max-h-48 gap-1 overflow-y-auto pe-4">
        {notSaved.slice(0, SHOWN).map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 text-15">
            <bdi className="font-medium">{one.title}</bdi>
            <span className="text-ink-2">{one.detail}</span>
            <Button
              size="sm"
              variant="bare"
              aria-label={t("editOf", { title: one.title })}
              onClick={() => onEdit(one)}
            >
              {t("edit")}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-14 text-ink-2">{t("andMore", { n: more })}</p>}
    </section>
  );
}
