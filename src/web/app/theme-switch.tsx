// Light, dark, or as the device is set.
import { useSyncExternalStore } from "react";
import { useText } from "../lib/languages/language-store.ts";
import { Segmented } from "../ui/segmented.tsx";
import { writeCookie } from "../lib/cookies.ts";

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

/** Light, dark, or whatever the system says. The server reads the cookie, so nothing flashes. */
const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writeCookie("theme", theme === "system" ? null : theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
