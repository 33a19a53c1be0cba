// Where the fields of an imported piece come from, and how sure each is: shown when somebody asks.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { importEvidence, type FieldEvidence } from "../../../contract/imports.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { crawlTranslations } from "./translations.ts";

type Props = { brandId: string; productId: string };

export function ImportEvidence({ brandId, productId }: Props) {
  const { t, text } = useTranslations(crawlTranslations);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="bare" onClick={() => setOpen(true)}>
        {t("evidence")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("evidence")}
        closeLabel={text.t("close")}
        width="wide"
      >
        <Evidence brandId={brandId} productId={productId} />
      </Dialog>
    </>
  );
}

function Evidence({ brandId, productId }: Props) {
  const { t, text } = useTranslations(crawlTranslations);
  const { data, error } = useQuery({
    queryKey: ["import-evidence", brandId, productId],
    queryFn: ({ signal }) =>
      callSignedIn(importEvidence, { params: { brandId, productId }, signal }),
    retry: false,
  });
  if (error) return <p className="text-ink-2">{t("evidence.none")}</p>;
  if (!data) return <Thinking label={text.t("loading")} />;
  return (
    <>
      <p dir="ltr" className="truncate text-page-start text-14 text-ink-3">
        {data.page}
      </p>
      {data.fields.length === 0 && <p className="mt-3 text-ink-2">{t("evidence.none")}</p>}
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {data.fields.map((one) => (
          <Field key={one.field} told={one} />
        ))}
      </dl>
    </>
  );
}

function Field({ told }: { told: FieldEvidence }) {
  const { t } = useTranslations(crawlTranslations);
  const { field, confidence, witnesses } = told;
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-15 font-semibold">
        {t(`evidence.field.${field}`)}{" "}
        <span
          className={cx(
            "block text-14 font-normal",
            confidence === "unsure" ? "text-accent" : "text-ink-3",
          )}
        >
          {t(`evidence.${confidence}`)}
        </span>
      </dt>
      <dd>
        <ul className="grid gap-1 text-14">
          {witnesses.map(({ source, says }, n) => (
            <li key={n} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <span className="text-ink-3">{t(`evidence.source.${source}`)}</span>
              <bdi className="line-clamp-2 text-page-start wrap-anywhere">{says}</bdi>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
