// Once in a browser's life, two seconds into the first visit; the first pin ends it.
import { useEffect, useState } from "react";
import { PIN_HINT_DELAY_MS } from "../../../contract/limits.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { usePins } from "./pins-store.ts";

const KEY = "hasSeenPinHint";
const SHOWN_MS = 10_000;

export function PinHint() {
  const { t } = useText();
  const isShown = useHint();
  if (!isShown) return null;
  return (
    <output className="pointer-events-none">
      <span
        aria-hidden="true"
        className="absolute end-0.5 top-0.5 size-14 animate-pulse-ring rounded-full border-2 border-oxblood"
      />
      <span className="absolute end-2 top-16 z-1 w-54 max-w-[calc(100%-1rem)] rounded-sm bg-on-picture px-3.5 py-3 text-14 leading-snug text-picture-chip before:absolute before:end-4.5 before:-top-1 before:size-2.5 before:rotate-45 before:bg-on-picture">
        {t("card.hint")}
      </span>
    </output>
  );
}

function useHint(): boolean {
  const [isDue, setDue] = useState(false);
  const hasPins = usePins((state) => state.pinned.length > 0);
  useEffect(() => {
    if (hasPins || readStored(KEY)) return undefined;
    const showing = setTimeout(() => {
      writeStored(KEY, "true");
      setDue(true);
    }, PIN_HINT_DELAY_MS);
    return () => clearTimeout(showing);
  }, [hasPins]);
  useEffect(() => {
    if (!isDue) return undefined;
    const hiding = setTimeout(() => setDue(false), SHOWN_MS);
    return () => clearTimeout(hiding);
  }, [isDue]);
  return isDue && !hasPins;
}
