// What the brand wrote by hand and what its shop says now, until somebody decides.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  settleDifferences,
  type ImportField,
  type ProductDifferences,
} from "../../../contract/imports.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { differencesKey, useDifferences } from "./crawls-query.ts";
import { useImportValue } from "./import-value.ts";
import { crawlTranslations } from "./translations.ts";

export function ImportDifferences({ brandId }: { brandId: string }) {
  const { t, text } = useTranslations(crawlTranslations);
  const { data = [] } = useDifferences(brandId);
  const [isOpen, setOpen] = useState(false);
  if (data.length === 0 && !isOpen) return null;
  return (
    <>
      {data.length > 0 && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-warn bg-warn-wash px-4 py-2 text-15">
          <p className="me-auto py-1.5">{t("differences", { n: data.length })}</p>
          <Button size="sm" onClick={() => setOpen(true)}>
            {t("seeDifferences")}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("differencesTitle")}
        closeLabel={text.t("close")}
        width="wide"
      >
        <p className="text-ink-2">{t(data.length > 0 ? "differencesBody" : "settled")}</p>
        <ul className="mt-4 grid gap-8">
          {data.map((product) => (
            <li key={product.product_id}>
              <Product brandId={brandId} product={product} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

type Decision = { fields: ImportField[]; take: "shop" | "mine" };

function useSettle(brandId: string, productId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) =>
      callSignedIn(settleDifferences, { params: { brandId, productId }, body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: differencesKey(brandId) }),
        queries.invalidateQueries({ queryKey: screenKeys.catalogue(brandId) }),
      ]),
  });
}

function Product({ brandId, product }: { brandId: string; product: ProductDifferences }) {
  const { t, text } = useTranslations(crawlTranslations);
  const written = useImportValue();
  const settle = useSettle(brandId, product.product_id);
  return (
    <article aria-label={product.title}>
      <h3 dir="auto" className="text-page-start text-16 font-semibold">
        {product.title}
      </h3>
      {settle.error && <Banner className="mt-2">{text.errorText(settle.error)}</Banner>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {product.differences.map(({ field, mine, shop }) => (
          <li key={field} className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[7rem_1fr_1fr]">
            <h4 className="text-14 text-ink-3">{t(`field.${field}`)}</h4>
            <Side
              label={t("mine")}
              value={written(field, mine)}
              action={t("keepMine")}
              isBusy={settle.isPending}
              onTake={() => settle.mutate({ fields: [field], take: "mine" })}
            />
            <Side
              label={t("shop")}
              value={written(field, shop)}
              action={t("takeShop")}
              isBusy={settle.isPending}
              onTake={() => settle.mutate({ fields: [field], take: "shop" })}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

type SideProps = {
  label: string;
  value: string;
  action: string;
  isBusy: boolean;
  onTake: () => void;
};

function Side({ label, value, action, isBusy, onTake }: SideProps) {
  return (
    <div className="grid content-between justify-items-start gap-2">
      <div className="min-w-0">
        <p className="text-13 text-ink-3">{label}</p>
        <p dir="auto" className="line-clamp-6 text-page-start text-15 wrap-anywhere">
          {value}
        </p>
      </div>
      <Button size="sm" isBusy={isBusy} onClick={onTake}>
        {action}
      </Button>
    </div>
  );
}
