// The way from the shop's front page to the product: its categories in the shop's own words.
import { textOf, type Page } from "./page.ts";
import { oneLine } from "./text.ts";

const HOME =
  /^(?:home|homepage|start|startseite|accueil|inicio|الرئيسية|الصفحة الرئيسية|shop|all|products)$/i;

export function breadcrumb(page: Page, title: string): string | null {
  const steps = page
    .spots()
    .find(
      ({ name, element }) =>
        /breadcrumb/.test(name) || /breadcrumb/i.test(element.attribs["aria-label"] ?? ""),
    );
  if (!steps) return null;
  const words = page
    .spots()
    .slice(steps.at + 1, steps.end)
    .filter(({ element }) => element.name === "a")
    .map(({ element }) => oneLine(textOf(element, 80)))
    .filter((word) => word.length > 1 && word.length < 60 && !HOME.test(word) && word !== title);
  return [...new Set(words)].join(" > ") || null;
}
