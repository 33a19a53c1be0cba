// Says that the network is slow or away, over whatever is open, and goes by itself. It hangs under the bar: at the foot
// of a phone stand the things one wants to press.
import { useEffect, useRef } from "react";
import { useConnection } from "../lib/connection-store.ts";
import { useText } from "../lib/languages/language-store.ts";

export function ConnectionNote() {
  const { t } = useText();
  const connection = useConnection((state) => state.connection);
  const note = useRef<HTMLOutputElement>(null);
  const isShown = connection !== "fine";
  useEffect(() => {
    // It stays for long then, and is given room of its own where it is as wide as the page (base.css).
    document.documentElement.toggleAttribute("data-offline", connection === "offline");
  }, [connection]);
  useEffect(() => {
    // A popover lies over modal dialogs too. Where there are none, the note stands there all the same.
    const element = note.current;
    if (!element?.showPopover) return;
    if (isShown && !element.matches(":popover-open")) element.showPopover();
    if (!isShown && element.matches(":popover-open")) element.hidePopover();
  }, [isShown]);
  return (
    <output
      ref={note}
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-(--bar) bottom-auto in-[html[data-modal]]:top-0 mx-auto w-fit max-w-full bg-ink px-4 py-1 text-center text-13 leading-snug text-on-ink max-md:w-full md:rounded-b-md"
    >
      {isShown && t(connection === "offline" ? "connection.offline" : "connection.slow")}
    </output>
  );
}
