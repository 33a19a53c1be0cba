// The box that accepts the terms, and the terms themselves in a dialog.
import { useId, useState, type ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { brandTranslations } from "./translations.ts";

type Props = {
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
  error?: string;
  terms: ReactNode;
};

export function TermsAgreement({ isAgreed, onAgree, error, terms }: Props) {
  const { t, text } = useTranslations(brandTranslations);
  const [isOpen, setOpen] = useState(false);
  const errorId = useId();
  const processingId = useId();
  const close = () => setOpen(false);

  function accept() {
    onAgree(true);
    close();
  }

  return (
    <div className="min-h-[calc(0.875rem*var(--leading-snug)+48px)]">
      <div className="flex flex-wrap items-center gap-x-4">
        <Checkbox
          checked={isAgreed}
          onChange={(event) => onAgree(event.target.checked)}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${errorId} ${processingId}` : processingId}
        >
          {t("acceptTerms")}
        </Checkbox>
        <button type="button" onClick={() => setOpen(true)} className="link min-h-11 text-15">
          {t("readTerms")}
        </button>
      </div>
      <p id={processingId} className="text-13 text-ink-3 text-pretty">
        {t("agreeToProcessing")}{" "}
        <a href={paths.privacy} target="_blank" rel="noreferrer" className="link">
          {t("readPrivacy")}
        </a>
      </p>
      {error && (
        <p id={errorId} role="alert" className="text-14 leading-snug text-accent">
          {error}
        </p>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.t("screen.terms")}
        closeLabel={text.t("close")}
        width="wide"
        actions={
          <>
            <Button onClick={close}>{text.t("close")}</Button>
            <Button variant="ink" onClick={accept}>
              {t("accept")}
            </Button>
          </>
        }
      >
        {terms}
      </Dialog>
    </div>
  );
}
