// As decided, confirming calls nothing: a person deletes accounts, and the notice says how to ask.
import { useState } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { SUPPORT_EMAIL } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { profileTranslations } from "./profile-translations.ts";

const DELETED = [
  "deletesProfile",
  "deletesProducts",
  "deletesSubscription",
  "deletesAnalytics",
] as const;

export function DangerZone() {
  const { t } = useTranslations(profileTranslations);
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const close = () => setOpen(false);

  function confirm() {
    setConfirmed(true);
    close();
  }

  return (
    <section className="grid justify-items-start gap-4 rounded-md border border-accent/40 p-6 max-md:p-4">
      <h2 className="text-title text-accent">{t("dangerTitle")}</h2>
      <p className="text-ink-2">{t("dangerBody")}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t("deleteAccount")}
      </Button>
      <output className="text-15 empty:hidden">{isConfirmed && <WriteToSupport />}</output>
      <DeleteDialog isOpen={isOpen} onClose={close} onConfirm={confirm} />
    </section>
  );
}

function WriteToSupport() {
  const { t } = useTranslations(profileTranslations);
  return (
    <>
      {t("deleteBySupport")}{" "}
      <a href={`mailto:${SUPPORT_EMAIL}`} className="link">
        <bdi>{SUPPORT_EMAIL}</bdi>
      </a>
    </>
  );
}

type DialogProps = { isOpen: boolean; onClose: () => void; onConfirm: () => void };

function DeleteDialog({ isOpen, onClose, onConfirm }: DialogProps) {
  const { t, text } = useTranslations(profileTranslations);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("deleteQuestion")}
      closeLabel={text.t("close")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t("deleteAccount")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("deleteIntro")}</p>
      <ul className="mt-3 list-disc ps-6">
        {DELETED.map((word) => (
          <li key={word} className="py-0.5">
            {t(word)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
