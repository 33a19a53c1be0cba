// Asks before unsaved edits are left behind.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useDesk } from "./draft-store.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { catalogueTranslations } from "../translations.ts";

export function LeaveDialog() {
  const { t, text } = useTranslations(catalogueTranslations);
  const count = useDesk((desk) => Object.keys(desk.drafts).length);
  const isKept = useDesk((desk) => desk.isKept);
  const { isAsking, stay, leave } = useLeaveGuard(count > 0);
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stay}
      // The guard itself holds the step back, and takes the question away with the second one.
      back={{ isClosing: false }}
      title={t("leaveTitle")}
      closeLabel={text.t("close")}
      actions={
        <>
          <Button onClick={leave}>{t("leave")}</Button>
          <Button variant="ink" onClick={stay}>
            {t("stay")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("leaveBody", { n: count })}</p>
      {!isKept && <p className="mt-2 text-accent">{t("leaveUnkept")}</p>}
    </Dialog>
  );
}
