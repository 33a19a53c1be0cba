// Goes through an app without links as a visitor would, to hear what it asks for: one piece is pressed, and each place
// of its menu that is called like a list of all there is.
import type { Page } from "playwright-core";
import { pressPiece, PRESS_LIST, type Heard, type Pressed } from "./listen.ts";

/** Places of a menu that are tried. */
const LISTS_MAX = 3;

type Settling = { settle(): Promise<void>; settleList(): Promise<void> };

/** `heard`: all but what was asked for the one piece. */
export async function pressThrough(
  page: Page,
  listening: () => Promise<Heard[]>,
  titleOf: (heard: Heard[]) => string | null,
  { settle, settleList }: Settling,
): Promise<{ heard: Heard[]; pressed: Pressed | null }> {
  const run = (script: string) => page.evaluate(script).catch(() => false);
  let heard = await listening();
  let pressed: Pressed | null = null;

  async function tryPiece(): Promise<void> {
    const title = titleOf(heard);
    if (title === null) return;
    const before = (await listening()).length;
    const from = page.url();
    if ((await run(pressPiece(title))) !== true) return;
    await settle();
    const asked = (await listening()).slice(before);
    if (asked.length > 0 || page.url() !== from) pressed = { url: page.url(), heard: asked };
  }

  await tryPiece();
  for (let tries = 0; tries < LISTS_MAX && (await run(PRESS_LIST)) === true; tries++) {
    const before = (await listening()).length;
    await settleList();
    heard = [...heard, ...(await listening()).slice(before)];
    if (pressed === null) await tryPiece();
  }
  return { heard, pressed };
}
