// Collapsed, the chat is a narrow strip beside the results; on phones only this head is left of it.
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { BACK, CHEVRON_UP } from "../../ui/icon-paths.ts";
import { PinnedButton } from "./pinned-button.tsx";
import { StartAfresh } from "./start-afresh.tsx";
import { stylistTranslations } from "./translations.ts";

type Props = { isCollapsed: boolean; onCollapse: (isCollapsed: boolean) => void };

export function ChatHead({ isCollapsed, onCollapse }: Props) {
  const { t } = useTranslations(stylistTranslations);
  const label = isCollapsed ? t("expand") : t("collapse");
  return (
    <header
      className={cx(
        "wrap-page flex min-h-16 flex-none items-center gap-1 border-b border-line py-2 max-lg:pe-2 lg:min-h-20",
        isCollapsed ? "lg:justify-center lg:border-0 lg:px-2" : "lg:pe-4",
      )}
    >
      <h1
        className={cx(
          "me-auto min-w-0 text-title max-lg:text-22 lg:whitespace-nowrap",
          isCollapsed && "lg:sr-only",
        )}
      >
        {t("title")}
      </h1>
      <div className={cx("contents", isCollapsed && "lg:hidden")}>
        <PinnedButton />
        <StartAfresh />
      </div>
      <IconButton
        label={label}
        title={label}
        aria-expanded={!isCollapsed}
        onClick={() => onCollapse(!isCollapsed)}
      >
        <Icon
          path={BACK}
          className={cx(
            "size-5 flip-rtl max-lg:hidden",
            isCollapsed && "-scale-x-100 rtl:scale-x-100",
          )}
        />
        <Icon path={CHEVRON_UP} className={cx("size-5 lg:hidden", isCollapsed && "rotate-180")} />
      </IconButton>
    </header>
  );
}
