// Paid, they say; the provider's word is still on its way.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { RibMark } from "../../ui/rib-mark.tsx";
import { subscriptionTranslations } from "./translations.ts";

export function Waiting({ isLong, onForget }: { isLong: boolean; onForget: () => void }) {
  const { t } = useTranslations(subscriptionTranslations);
  return (
    <div className="grid justify-items-center gap-4 rounded-md border border-line bg-surface px-6 py-14 text-center">
      <RibMark isMoving className="h-9 text-accent" />
      <output className="grid justify-items-center gap-3">
        <span className="text-title text-balance">{t("waitingTitle")}</span>
        <span className="max-w-[46ch] text-ink-2 text-pretty">
          {t(isLong ? "waitingLong" : "waitingBody")}
        </span>
      </output>
      <Button variant="bare" onClick={onForget}>
        {t("showOffer")}
      </Button>
    </div>
  );
}
