// What a tile says about its piece at a glance.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = { isEdited: boolean; isUnsaved: boolean; isHidden: boolean; className?: string };

export function TileBadges({ isEdited, isUnsaved, isHidden, className }: Props) {
  const { t } = useTranslations(catalogueTranslations);
  if (!isEdited && !isUnsaved && !isHidden) return null;
  return (
    <div className={cx("pointer-events-none flex flex-wrap gap-1.5", className)}>
      {isEdited && <Badge tone="accent">{t("edited")}</Badge>}
      {isUnsaved && !isEdited && <Badge tone="warn">{t("unsaved")}</Badge>}
      {isHidden && <Badge>{t("hidden")}</Badge>}
    </div>
  );
}
