// Opens the collection from the stylist's head.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Count } from "../../ui/count.tsx";
import { PinIcon } from "../collection/pin-icon.tsx";
import { openCollection, usePins } from "../collection/pins-store.ts";
import { useConversation } from "./conversation-store.ts";
import { stylistTranslations } from "./translations.ts";

/** In the narrow panel its word makes way once there is a talk to begin anew: the head stays one line. */
export function PinnedButton({ isInPanel = false }: { isInPanel?: boolean }) {
  const { t, text } = useTranslations(stylistTranslations);
  const isTight = useConversation((state) => isInPanel && state.messages.length > 0);
  const n = usePins((state) => state.pinned.length);
  return (
    <Button
      variant="bare"
      onClick={openCollection}
      title={isTight ? t("pinned") : undefined}
      className="px-2.5! font-sans"
    >
      <PinIcon />
      <span className={isTight ? "sr-only" : "max-sm:sr-only"}>{t("pinned")}</span>
      <Count isQuiet={n === 0}>{text.formats.number(n)}</Count>
    </Button>
  );
}
