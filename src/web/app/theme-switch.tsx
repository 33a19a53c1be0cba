// Light, dark, or as the device is set.
import { useText } from "../lib/languages/language-store.ts";
import { chooseTheme, THEMES, useTheme } from "../lib/theme.ts";
import { Segmented } from "../ui/segmented.tsx";

export function ThemeSwitch() {
  const { t } = useText();
  const theme = useTheme();
  return (
    <Segmented
      label={t("theme.label")}
      name="theme"
      value={theme}
      onChange={chooseTheme}
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
    />
  );
}
