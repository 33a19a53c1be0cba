import { useWords } from "../../lib/languages/words.ts";
import { Button } from "../../ui/button.tsx";
import { Count } from "../../ui/count.tsx";
import { PinIcon } from "../collection/pin-icon.tsx";
import { openCollection, usePins } from "../collection/pins-store.ts";
import { stylistWords } from "./words.ts";

export function PinnedButton() {
  const { t, text } = useWords(stylistWords);
  const n = usePins((state) => state.pinned.length);
  return (
    <Button variant="bare" onClick={openCollection} className="px-2.5! font-sans">
      <PinIcon />
      {t("pinned")}
      <Count isQuiet={n === 0}>{text.formats.number(n)}</Count>
    </Button>
  );
}
