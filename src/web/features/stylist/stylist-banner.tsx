import { useExplore } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { Banner } from "../../ui/banner.tsx";
import { dismissError } from "./conversation.ts";

export function StylistBanner() {
  const { t } = useText();
  const sentence = useExplore((state) => state.stylistError);
  if (sentence === null) return null;
  return (
    <Banner dismiss={{ label: t("dismiss"), run: dismissError }} className="mb-2.5">
      {sentence}
    </Banner>
  );
}
