// Only once something was said. It leaves with the conversation, so the keyboard moves to the box.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { WRITE } from "../../ui/icon-paths.ts";
import { focusComposer } from "./composer.tsx";
import { startAfresh, useConversation } from "./conversation-store.ts";
import { stylistTranslations } from "./translations.ts";

export function StartAfresh() {
  const { t } = useTranslations(stylistTranslations);
  const isEmpty = useConversation((state) => state.messages.length === 0);
  if (isEmpty) return null;
  return (
    <IconButton
      label={t("startAfresh")}
      title={t("startAfresh")}
      onClick={() => {
        startAfresh();
        focusComposer();
      }}
    >
      <Icon path={WRITE} />
    </IconButton>
  );
}
