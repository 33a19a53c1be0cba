// What axe finds wrong on a page. It runs in the page itself and describes what is wrong alone: describing what is
// right as well, and putting it together in a second page, took several times as long.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export type Hindrance = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

type Asked = {
  /** Left out: what is made like something that is looked at. */
  exclude?: string;
  /** The rules to hold the page to; all of them unless said. */
  tags?: string[];
};

/** Reading axe's half megabyte again for every look is not needed: it stays until the page is left. */
const isThere = (page: Page) => page.evaluate(() => "axe" in window);

export async function hindrances(page: Page, { exclude, tags }: Asked = {}): Promise<Hindrance[]> {
  const axe = new AxeBuilder({ page, ...((await isThere(page)) && { axeSource: "void 0" }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  if (exclude) axe.exclude(exclude);
  if (tags) axe.withTags(tags);
  return (await axe.analyze()).violations;
}

/** Serious or worse, as something a person can read. */
export async function seriousHindrances(page: Page, asked: Asked = {}): Promise<string[]> {
  return (await hindrances(page, asked))
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Every one, as something a person can read. */
export const allHindrances = async (page: Page): Promise<string[]> =>
  (await hindrances(page)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );

/** The rules that a law asks for. */
export const LAWS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
