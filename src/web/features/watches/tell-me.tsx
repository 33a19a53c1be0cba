// Where a shopper asks to be told of a piece.
import { lazy, Suspense, useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { watchTranslations } from "./translations.ts";

/** Comes when it is opened. */
const Form = lazy(async () => ({ default: (await import("./tell-me-form.tsx")).TellMeForm }));

export function TellMe({ product }: { product: Product }) {
  const { t, text } = useTranslations(watchTranslations);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="link mt-4 min-h-11 text-14">
        {t("tellMe")}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t("tellMe")} closeLabel={text.t("close")}>
        <Suspense fallback={<div className="h-64" aria-busy="true" />}>
          <Form product={product} onDone={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
