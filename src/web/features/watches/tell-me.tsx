// Where a shopper asks to be told of a piece, or of all that is pinned.
import { lazy, Suspense, useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { watchTranslations } from "./translations.ts";

/** Comes when it is opened. */
const Form = lazy(async () => ({ default: (await import("./tell-me-form.tsx")).TellMeForm }));

type Props = {
  products: readonly Product[];
  /** What she would have now, were it not sold out: the piece, or a size of it. */
  back?: { size: string | null };
  className?: string;
};

export function TellMe({ products, back, className = "mt-4" }: Props) {
  const { text } = useTranslations(watchTranslations);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = useTitleOf(products, back);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`link min-h-11 text-14 ${className}`}
      >
        {title}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={title} closeLabel={text.t("close")}>
        <Suspense fallback={<div className="h-64" aria-busy="true" />}>
          <Form products={products} back={back} onDone={close} />
        </Suspense>
      </Dialog>
    </>
  );
}

function useTitleOf(products: Props["products"], back: Props["back"]): string {
  const { t } = useTranslations(watchTranslations);
  if (!back) return t(products.length === 1 ? "tellMe" : "all");
  return back.size === null ? t("tellMeBack") : t("tellMeBackIn", { size: back.size });
}
