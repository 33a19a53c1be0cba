// The same list in the bar and in the phone's menu.
import { useText } from "../lib/languages/language-store.ts";
import { paths } from "../lib/paths.ts";
import { isHouse, useSession } from "../lib/session.ts";

type Item = { to: string; label: string };

export function useNavigationItems(): Item[] {
  const { t } = useText();
  const session = useSession();
  const brandId = session?.brandId;
  const items: Item[] = [
    { to: paths.explore, label: t("nav.explore") },
    { to: paths.stylist, label: t("nav.stylist") },
    { to: paths.register, label: t("nav.register") },
  ];
  if (brandId) {
    items.push(
      { to: paths.management(brandId), label: t("nav.management") },
      { to: paths.profile, label: t("nav.profile") },
    );
  }
  if (session && isHouse(session)) {
    items.push(
      { to: paths.moderation, label: t("nav.moderation") },
      { to: paths.refreshes, label: t("nav.refreshes") },
      { to: paths.database, label: t("nav.database") },
    );
  }
  return items;
}
