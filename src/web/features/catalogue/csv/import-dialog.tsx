// From a CSV file to saved pieces: choose, look, send.
import { useState } from "react";
import type { Product } from "../../../../contract/products.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportResult } from "./import-result.tsx";
import type { Plan } from "./plan.ts";
import type { Line } from "./send-plan.ts";
import { useImport } from "./use-import.ts";
import { csvTranslations } from "./translations.ts";

type Props = {
  brandId: string;
  file: File;
  products: readonly Product[];
  onImported: () => void;
  onClose: () => void;
};

export function ImportDialog({ brandId, file, products, onImported, onClose }: Props) {
  const { t, text } = useTranslations(csvTranslations);
  const { step, send } = useImport({ brandId, file, products, onImported });
  const [overwrites, setOverwrites] = useState(false);
  const isSending = step.is === "sending";
  const close = () => {
    if (!isSending) onClose();
  };
  const lines = step.is === "planned" ? linesOf(step.plan, overwrites) : [];
  const left = step.is === "sent" ? step.lines.slice(-step.sent.left || Infinity) : [];

  return (
    <Dialog
      isOpen
      onClose={close}
      title={t("dialog", { name: file.name })}
      closeLabel={text.t("close")}
      width="wide"
      actions={
        <>
          {(step.is === "planned" || step.is === "unreadable") && (
            <Button onClick={close}>{t("cancel")}</Button>
          )}
          {step.is === "planned" && (
            <Button variant="ink" disabled={lines.length === 0} onClick={() => void send(lines)}>
              {t("apply", { n: lines.length })}
            </Button>
          )}
          {step.is === "sent" && left.length > 0 && (
            <Button onClick={() => void send(left)}>{t("again")}</Button>
          )}
          {step.is === "sent" && (
            <Button variant="ink" onClick={close}>
              {t("done")}
            </Button>
          )}
        </>
      }
    >
      {step.is === "reading" && (
        <>
          <VisuallyHidden>{t("reading", { name: file.name })}</VisuallyHidden>
          <Skeleton className="h-40" />
        </>
      )}
      {step.is === "unreadable" && <Banner>{step.detail}</Banner>}
      {step.is === "planned" && (
        <ImportPreview plan={step.plan} overwrites={overwrites} onOverwrite={setOverwrites} />
      )}
      {step.is === "sending" && <Sending done={step.done} all={step.all} />}
      {step.is === "sent" && <ImportResult sent={step.sent} />}
    </Dialog>
  );
}

function Sending({ done, all }: { done: number; all: number }) {
  const { t } = useTranslations(csvTranslations);
  const label = t("sending", { done, all });
  return (
    <div className="grid gap-2 py-6">
      <output className="tabular-nums">{label}</output>
      <progress aria-label={label} value={done} max={all} className="h-2 w-full accent-ink" />
    </div>
  );
}

/** In the order of the file. What was changed here since the export is left alone unless it is asked for. */
function linesOf({ added, changed }: Plan, overwrites: boolean): Line[] {
  const wanted = changed
    .filter(({ isStale }) => overwrites || !isStale)
    .map(({ row, product, body }): Line => ({ row, title: product.title, body }));
  return [...added, ...wanted].toSorted((a, b) => a.row - b.row);
}
