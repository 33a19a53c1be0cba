// A chosen file on its way: read, shown, sent, told.
import { useEffect, useRef, useState } from "react";
import { SAVE_ALL_BODY_MAX_BYTES, SAVE_ALL_MAX_PRODUCTS } from "../../../../contract/limits.ts";
import type { Product } from "../../../../contract/products.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { makePlan, type Plan } from "./plan.ts";
import { readRows } from "./read-file.ts";
import { sendLines, sendTo, type Line, type Sent } from "./send-plan.ts";
import { csvTranslations } from "./translations.ts";

export type ImportStep =
  | { is: "reading" }
  | { is: "unreadable"; detail: string }
  | { is: "planned"; plan: Plan }
  | { is: "sending"; done: number; all: number }
  | { is: "sent"; sent: Sent; lines: readonly Line[] };

type Parts = {
  brandId: string;
  file: File;
  products: readonly Product[];
  onImported: () => void;
};

export function useImport({ brandId, file, products, onImported }: Parts) {
  const { t, text } = useTranslations(csvTranslations);
  const [step, setStep] = useState<ImportStep>({ is: "reading" });
  // The plan stands on what was there when the file was chosen; the server names what changed since.
  const [known] = useState(products);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    let isWanted = true;
    void read().then((next) => isWanted && setStep(next));
    return () => {
      isWanted = false;
    };

    async function read(): Promise<ImportStep> {
      const megabytes = SAVE_ALL_BODY_MAX_BYTES / 1024 / 1024;
      if (file.size > SAVE_ALL_BODY_MAX_BYTES) {
        return { is: "unreadable", detail: t("tooLarge", { megabytes }) };
      }
      try {
        const rows = await readRows(new Uint8Array(await file.arrayBuffer()));
        const plan = makePlan(rows, known, text.nameOf);
        return typeof plan === "string"
          ? { is: "unreadable", detail: t(plan, { n: SAVE_ALL_MAX_PRODUCTS }) }
          : { is: "planned", plan };
      } catch {
        return { is: "unreadable", detail: t("unreadable") };
      }
    }
    // A switch of language must not throw away what is being sent.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file, known]);

  async function send(lines: readonly Line[]): Promise<void> {
    const show = (next: ImportStep) => isHere.current && setStep(next);
    show({ is: "sending", done: 0, all: lines.length });
    const sent = await sendLines(lines, sendTo(brandId), (done) =>
      show({ is: "sending", done, all: lines.length }),
    );
    show({ is: "sent", sent, lines });
    if (sent.left < lines.length) onImported();
  }

  return { step, send };
}
