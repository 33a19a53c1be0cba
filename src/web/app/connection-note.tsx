// Says that the network is slow or away, over whatever is open, and goes by itself.
import { useEffect, useRef } from "react";
import { useConnection } from "../lib/connection-store.ts";
import { useText } from "../lib/languages/language-store.ts";

export function ConnectionNote() {
  const { t } = useText();
  const connection = useConnection((state) => state.connection);
  const note = useRef<HTMLOutputElement>(null);
  const isShown = connection !== "fine";
  useEffect(() => {
    // A popover lies over modal dialogs too. Where there are none, the note stands at the foot all the same.
    const element = note.current;
    if (!element?.showPopover) return;
    if (isShown && !element.matches(":popover-open")) element.showPopover();
    if (!isShown && element.matches(":popover-open")) element.hidePopover();
  }, [isShown]);
  return (
    <output
      ref={note}
      popover="manual"
      className="pointer-events-none fixed inset-auto start-4 bottom-4 max-w-[calc(100vw-6rem)] rounded-md border border-line-2 bg-surface px-4 py-2.5 text-15 leading-snug text-ink shadow-float"
    >
      {isShown && t(connection === "offline" ? "connection.offline" : "connection.slow")}
    </output>
  );
}
