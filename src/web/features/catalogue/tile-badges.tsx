import { useWords } from "../../lib/languages/words.ts";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/cx.ts";
import { catalogueWords } from "./words.ts";

type Props = { isEdited: boolean; isUnsaved: boolean; isHidden: boolean; className?: string };

export function TileBadges({ isEdited, isUnsaved, isHidden, className }: Props) {
  const { t } = useWords(catalogueWords);
  if (!isEdited && !isUnsaved && !isHidden) return null;
  return (
    <div className={cx("pointer-events-none flex flex-wrap gap-1.5", className)}>
      {isEdited && <Badge tone="accent">{t("edited")}</Badge>}
      {isUnsaved && !isEdited && <Badge tone="warn">{t("unsaved")}</Badge>}
      {isHidden && <Badge>{t("hidden")}</Badge>}
    </div>
  );
}
