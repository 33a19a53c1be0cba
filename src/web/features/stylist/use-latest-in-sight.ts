// Brings the newest question to the top, so that its answer is read from its beginning.
import { useEffect, useRef, type RefObject } from "react";
import type { ChatMessage } from "./conversation-store.ts";

const ROOM_ABOVE_PX = 16;

export function useLatestInSight(
  messages: readonly ChatMessage[],
  scroller?: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.timestamp;
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    seen.current = newest ?? "";
    const question = [...(log.current?.querySelectorAll("[data-shopper]") ?? [])].at(-1);
    const said = question ?? log.current?.lastElementChild;
    if (!said || !newest) return;
    const top = said.getBoundingClientRect().top;
    const box = scroller?.current;
    if (box) box.scrollBy({ top: top - box.getBoundingClientRect().top - ROOM_ABOVE_PX });
    // Who comes to the page finds it at its beginning.
    else if (!isFirst) question?.scrollIntoView({ block: "start" });
  }, [newest, scroller]);
  return log;
}
