// The profile's settings: the brand, its password, and how to leave.
import { useState, type ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { profileTranslations } from "./profile-translations.ts";

type Props = { terms: ReactNode; channels: ReactNode };

export function SettingsTab({ terms, channels }: Props) {
  const { t, text } = useTranslations(profileTranslations);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="grid gap-12">
      <section className="grid justify-items-start gap-4">
        <h2 className="text-title">{t("settingsTitle")}</h2>
        <p className="text-ink-2">{t("termsBody")}</p>
        <Button onClick={() => setOpen(true)}>{t("viewTerms")}</Button>
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={text.t("screen.terms")}
          closeLabel={text.t("close")}
          width="wide"
          actions={<Button onClick={close}>{text.t("close")}</Button>}
        >
          {terms}
        </Dialog>
      </section>
      {channels}
      <DangerZone />
    </div>
  );
}
