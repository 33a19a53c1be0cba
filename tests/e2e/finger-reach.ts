// What a finger would miss: everything that can be pressed and is smaller than 44 px, as something a person can read.
import type { Page } from "@playwright/test";

/** Links inside of a sentence are as high as its line. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const PRESSED = "a[href], button, input, select, textarea, summary";
    const within = document.querySelector("dialog:popover-open") ?? document;
    const isInSentence = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      element.parentElement!.textContent.trim() !== element.textContent.trim();
    /** For readers of the screen alone: inside of something that takes no place. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 || isClipped(element.parentElement));
    const sizeOf = (element: Element) => {
      const own = (element.closest("label") ?? element).getBoundingClientRect();
      const around = getComputedStyle(element, "::after");
      const isStretched = around.position === "absolute";
      return {
        width: Math.max(own.width, isStretched ? parseFloat(around.width) : 0),
        height: Math.max(own.height, isStretched ? parseFloat(around.height) : 0),
      };
    };
    return [...within.querySelectorAll(PRESSED)].flatMap((element) => {
      const isThere = element.checkVisibility({ visibilityProperty: true });
      const isForOthers = isClipped(element) || element.closest("[aria-hidden=true], [inert]");
      if (!isThere || isForOthers || element.matches(":disabled")) return [];
      const { width, height } = sizeOf(element);
      if ((width >= LEAST && height >= LEAST) || isInSentence(element)) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent.trim();
      return `${name.slice(0, 40)}: ${Math.round(width)}x${Math.round(height)}`;
    });
  });
}
