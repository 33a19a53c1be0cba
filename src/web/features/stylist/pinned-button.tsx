import { useWords } from "../../lib/languages/words.ts";
import { Button } from "../../ui/button.tsx";
import { Count } from "../../ui/count.tsx";
import { openCollection } from "../collection/collection-button.tsx";
import { PinIcon } from "../collection/pin-icon.tsx";
import { usePins } from "../collection/pins.ts";
import { panelWords } from "./panel-words.ts";

export function PinnedButton() {
  const { t, text } = useWords(panelWords);
  const n = usePins((state) => state.pinned.length);
  return (
    <Button variant="bare" size="sm" onClick={openCollection} className="font-sans">
      <PinIcon />
      {t("pinned")}
      <Count isQuiet>{text.formats.number(n)}</Count>
    </Button>
  );
}
