// Where a shopper reports a listing.
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { reportTranslations } from "./report-listing-translations.ts";

/** Few readers ever open it. */
const Form = lazy(async () => ({
  default: (await import("./report-listing-form.tsx")).ReportListingForm,
}));

/** A quiet link for the product page; the form comes in a dialog and starts empty each time. */
export function ReportListing({ productId }: { productId: string }) {
  const { t, text } = useTranslations(reportTranslations);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link min-h-11 text-14 text-ink-2"
      >
        {t("report")}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t("report")} closeLabel={text.t("close")}>
        <Suspense fallback={<div className="h-104" aria-busy="true" />}>
          <Form productId={productId} onDone={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
