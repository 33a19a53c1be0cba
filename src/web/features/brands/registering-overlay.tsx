// Covers the whole screen while the brand is being registered; Escape does not take it away.
import { useEffect, useRef } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { closeModal, openModal } from "../../ui/modal-layer.ts";
import { RibMark } from "../../ui/rib-mark.tsx";
import { brandTranslations } from "./translations.ts";

export function RegisteringOverlay() {
  const { t } = useTranslations(brandTranslations);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    openModal(element);
    return () => closeModal(element);
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={t("registering")}
      className="m-0 h-dvh max-h-none w-screen max-w-none place-content-center justify-items-center gap-5 bg-paper text-ink transition-opacity duration-200 open:grid starting:open:opacity-0"
    >
      <RibMark isMoving className="h-10 text-accent" />
      <output className="text-title">{t("registering")}</output>
    </dialog>
  );
}
