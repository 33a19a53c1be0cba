// The way to the comparison of pinned pieces; its table comes when it is opened.
import { lazy, Suspense, useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { compareTranslations } from "./compare-translations.ts";

const CompareTable = lazy(async () => ({
  default: (await import("./compare-table.tsx")).CompareTable,
}));

export function ComparePieces({ products }: { products: readonly Product[] }) {
  const { t, text } = useTranslations(compareTranslations);
  const [isOpen, setOpen] = useState(false);
  const n = products.length;
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {t("open", { n })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("title", { n })}
        closeLabel={text.t("close")}
        width="wide"
      >
        <Suspense fallback={<div className="h-96" aria-busy="true" />}>
          <CompareTable products={products} />
        </Suspense>
      </Dialog>
    </>
  );
}
