// The button that keeps everything comes first for the keyboard.
import type { ReactNode } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  onConfirm: () => void;
};

export function DeleteDialog({ isOpen, title, children, onClose, onConfirm }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={text.t("close")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t("delete")}
          </Button>
        </>
      }
    >
      {children}
      <p className="mt-2 text-ink-2">{text.t("cannotBeUndone")}</p>
    </Dialog>
  );
}
