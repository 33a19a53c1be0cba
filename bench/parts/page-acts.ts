// What a shopper on a phone does again and again on Explore, act by act, for page-tasks.ts to measure.
import type { CDPSession, Locator, Page } from "playwright-core";

async function flick(touch: CDPSession): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 60, y }],
    });
  await send("touchStart", 780);
  for (const y of [700, 600, 480, 340, 180, 60]) await send("touchMove", y);
  await send("touchEnd");
}

/** What a finger points at is looked for before the account begins: looking costs the page as much as answering. */
type Act = {
  name: string;
  /** What is pressed, or typed into. */
  at?: (page: Page) => Locator;
  types?: string;
  /** Where it is neither. */
  act?: (touch: CDPSession, page: Page) => Promise<unknown>;
};

const inDialog = (page: Page) => page.getByRole("dialog");
const escape = (_: CDPSession, page: Page) => page.keyboard.press("Escape");

async function tapOn(touch: CDPSession, x: number, y: number): Promise<void> {
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** What a shopper does again and again; each act leaves the page as it found it, but for its place. */
export const ACTS: Act[] = [
  { name: "open the filters", at: (page) => page.getByRole("button", { name: "Filters" }) },
  { name: "choose in the filters", at: (page) => inDialog(page).getByRole("checkbox").first() },
  {
    name: "close the filters",
    at: (page) => inDialog(page).getByRole("button", { name: "Close" }),
  },
  {
    name: "open the collection",
    at: (page) => page.getByRole("button", { name: /^(My )?Collection/ }).first(),
  },
  { name: "close the collection", act: escape },
  {
    name: "scroll four screens",
    act: async (touch) => {
      for (let n = 0; n < 4; n++) await flick(touch);
    },
  },
  { name: "open a piece", at: (page) => firstInSight(page) },
  { name: "close the piece", act: escape },
  {
    name: "jump to the middle",
    act: (_, page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2)),
  },
  {
    name: "open the stylist",
    at: (page) => page.getByRole("banner").getByRole("button", { name: "Search", exact: true }),
  },
  {
    name: "type a wish",
    at: (page) => inDialog(page).getByRole("textbox").first(),
    types: "a black abaya under 900",
  },
  { name: "close the stylist", act: escape },
];

/** A card whose middle stands in the window, as one that somebody presses does. */
const firstInSight = (page: Page): Locator =>
  page.locator("article[data-in-sight]").getByRole("link", { name: /^Quick view/ });

const markInSight = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("article")];
    for (const card of all) card.removeAttribute("data-in-sight");
    const inSight = all.find((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top > 100 && bottom < innerHeight;
    });
    inSight?.setAttribute("data-in-sight", "");
  });

/** What is done once the account has begun. */
export async function ready(
  { at, types, act }: Act,
  page: Page,
  touch: CDPSession,
): Promise<() => Promise<unknown>> {
  if (act) return () => act(touch, page);
  if (!at) throw new Error("An act does something or points at something.");
  await markInSight(page);
  if (types !== undefined) {
    await at(page).focus();
    return () => page.keyboard.type(types, { delay: 20 });
  }
  const box = await at(page).boundingBox();
  if (!box) throw new Error("What is to be pressed is not there.");
  return () => tapOn(touch, box.x + box.width / 2, box.y + box.height / 2);
}
