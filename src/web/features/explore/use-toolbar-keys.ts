// One stop for the Tab key; the arrow keys, Home and End walk through the buttons.
import { useState, type KeyboardEvent, type RefObject } from "react";

export function useToolbarKeys(bar: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(0);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const to = target(event.key, at, buttons.length);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    buttons[to]?.focus();
  }

  return { at, setAt, onKeyDown };
}

/** Forward is where the line of text runs. */
function target(key: string, at: number, count: number): number | null {
  const isRtl = document.documentElement.dir === "rtl";
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === (isRtl ? "ArrowLeft" : "ArrowRight")) return Math.min(at + 1, count - 1);
  if (key === (isRtl ? "ArrowRight" : "ArrowLeft")) return Math.max(at - 1, 0);
  return null;
}
