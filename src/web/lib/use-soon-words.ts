import { useText } from "./languages/language.ts";
import type { TextKey } from "./languages/vocabulary.ts";
import { paths } from "./paths.ts";
import { useTitle } from "./use-title.ts";

/** Words for a screen that is not built yet. */
export function useSoonWords(titleKey: TextKey) {
  const { t } = useText();
  const title = t(titleKey);
  useTitle(title);
  return {
    title,
    eyebrow: t("soon.eyebrow"),
    body: t("soon.body"),
    action: { label: t("soon.explore"), to: paths.explore },
  };
}
