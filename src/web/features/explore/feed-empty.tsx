// Before the first brand has come.
import { Link } from "react-router";
import { useText } from "../../lib/languages/language-store.ts";
import { paths } from "../../lib/paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

export function FeedEmpty() {
  const { t } = useText();
  return (
    <EmptyState
      title={t("explore.emptyTitle")}
      className="pt-0"
      actions={
        <Link to={paths.register} className={buttonStyle()}>
          {t("nav.register")}
        </Link>
      }
    >
      {t("explore.emptyBody")}
    </EmptyState>
  );
}
