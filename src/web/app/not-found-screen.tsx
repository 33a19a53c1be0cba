// An address that leads nowhere.
import { useText } from "../lib/languages/language-store.ts";
import { paths } from "../lib/paths.ts";
import { useTitle } from "../lib/use-title.ts";
import { QuietScreen } from "../ui/quiet-screen.tsx";

export function NotFoundScreen() {
  const { t } = useText();
  useTitle(t("notFound.title"));
  return (
    <QuietScreen
      title={t("notFound.title")}
      body={t("notFound.body")}
      action={{ label: t("goToExplore"), to: paths.explore }}
    />
  );
}
