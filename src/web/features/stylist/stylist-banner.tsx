// What went wrong, above the text box, until it is put away.
import { useText } from "../../lib/languages/language-store.ts";
import { Banner } from "../../ui/banner.tsx";
import { dismissError, useConversation } from "./conversation-store.ts";

export function StylistBanner() {
  const { t } = useText();
  const sentence = useConversation((state) => state.stylistError);
  if (sentence === null) return null;
  return (
    <Banner dismiss={{ label: t("dismiss"), run: dismissError }} className="mb-2.5">
      {sentence}
    </Banner>
  );
}
