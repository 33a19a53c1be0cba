// Opens the collection from the stylist's head.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Count } from "../../ui/count.tsx";
import { PinIcon } from "../collection/pin-icon.tsx";
import { openCollection, usePins } from "../collection/pins-store.ts";
import { stylistTranslations } from "./translations.ts";

export function PinnedButton() {
  const { t, text } = useTranslations(stylistTranslations);
  const n = usePins((state) => state.pinned.length);
  return (
    <Button variant="bare" onClick={openCollection} className="px-2.5! font-sans">
      <PinIcon />
      <span className="max-sm:sr-only">{t("pinned")}</span>
      <Count isQuiet={n === 0}>{text.formats.number(n)}</Count>
    </Button>
  );
}
