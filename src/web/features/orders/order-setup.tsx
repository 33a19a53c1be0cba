// How a shop is told to tell us: step by step for each system, with what is to be copied and the secret.
import { useState, type ReactNode } from "react";
import {
  ORDER_SYSTEMS,
  VISIT_PARAMETER,
  type OrderSettings,
  type OrderSystem,
} from "../../../contract/orders.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { ordersTranslations } from "./translations.ts";
import { useNewSecret, useSetOrders } from "./use-orders.ts";

type Props = { brandId: string; settings: OrderSettings };

const SHOWN = [
  "shopify",
  "woocommerce",
  "page",
] as const satisfies (typeof ORDER_SYSTEMS)[number][];

export function OrderSetup({ brandId, settings }: Props) {
  const { t } = useTranslations(ordersTranslations);
  const [system, setSystem] = useState<OrderSystem>("shopify");
  const { addresses } = settings;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2">
      <div>
        <Segmented
          label={t("system")}
          name="order-system"
          value={system}
          onChange={setSystem}
          options={SHOWN.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {system === "shopify" && (
        <Steps>
          <SetupStep say={t("shopify1")} copy={addresses.shopify} />
          <SetupStep say={t("shopify2")} />
          <SetupStep say={t("shopify3")}>
            <ShopifySecret brandId={brandId} hasOne={settings.has_shopify_secret} />
          </SetupStep>
        </Steps>
      )}
      {system === "woocommerce" && (
        <>
          <Steps>
            <SetupStep say={t("woo1")} copy={addresses.woocommerce} />
            <SetupStep say={t("woo2")} />
            <SetupStep say={t("woo3")} />
          </Steps>
          <OwnSecret brandId={brandId} changedAt={settings.changed_at} />
        </>
      )}
      {system === "page" && (
        <>
          <Steps>
            <SetupStep say={t("page1")} copy={REMEMBER} />
            <SetupStep say={t("page2")} copy={tellVisit(addresses.page)} />
            <SetupStep say={t("page3")} copy={tellSigned(addresses.page)} />
          </Steps>
          <OwnSecret brandId={brandId} changedAt={settings.changed_at} />
        </>
      )}
    </div>
  );
}

const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="grid list-decimal grid-cols-[minmax(0,1fr)] gap-4 ps-5 text-15">{children}</ol>
);

function SetupStep({ say, copy, children }: { say: string; copy?: string; children?: ReactNode }) {
  return (
    <li>
      <p>{say}</p>
      {copy !== undefined && <Copied text={copy} />}
      {children}
    </li>
  );
}

/** Addresses and code read from left to right in every language. */
function Copied({ text }: { text: string }) {
  const { t } = useTranslations(ordersTranslations);
  return (
    <div className="mt-2 flex items-start gap-3 rounded-sm border border-line bg-sunk p-3">
      <pre dir="ltr" className="min-w-0 flex-1 overflow-x-auto text-13 leading-snug">
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label={t("copy")} copiedLabel={t("copied")} className="shrink-0" />
    </div>
  );
}

function ShopifySecret({ brandId, hasOne }: { brandId: string; hasOne: boolean }) {
  const { t, text } = useTranslations(ordersTranslations);
  const form = useCheckedForm({ shopify_secret: "" });
  const secret = form.watch("shopify_secret");
  const { mutateAsync: change, isSuccess } = useSetOrders(brandId);
  const save = () =>
    form.submit(async (body) => {
      await change(body);
      form.reset();
    }, text.errorText);
  return (
    <Form onSubmit={save} className="mt-2 grid max-w-[28rem] justify-items-start gap-3 *:w-full">
      <Field label={t("shopifySecret")} hint={hasOne ? t("secretKept") : undefined}>
        <TextInput
          {...form.register("shopify_secret")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
      </Field>
      {form.failure && <Banner>{form.failure}</Banner>}
      {isSuccess && secret === "" && <Banner tone="success">{t("saved")}</Banner>}
      <Button
        type="submit"
        className="w-auto! justify-self-start"
        disabled={secret.trim() === ""}
        isBusy={form.isSubmitting}
      >
        {t("save")}
      </Button>
    </Form>
  );
}

function OwnSecret({ brandId, changedAt }: { brandId: string; changedAt: string | null }) {
  const { t, text } = useTranslations(ordersTranslations);
  const making = useNewSecret(brandId);
  const secret = making.data?.secret;
  return (
    <div className="grid justify-items-start gap-2">
      <h4 className="text-14 font-semibold">{t("secret")}</h4>
      {secret && (
        <div className="w-full">
          <Copied text={secret} />
          <output className="mt-1 block text-14 text-ink-2">{t("secretHint")}</output>
        </div>
      )}
      {changedAt && !secret && (
        <p className="text-14 text-ink-2">
          {t("renewHint", { when: text.formats.moment(changedAt) })}
        </p>
      )}
      {making.error && <Banner>{text.errorText(making.error, "unexpected")}</Banner>}
      <Button isBusy={making.isPending} onClick={() => making.mutate()}>
        {t(changedAt ? "renewSecret" : "makeSecret")}
      </Button>
    </div>
  );
}

/**
 * What a shop without a known system puts into its pages. Nothing of the buyer or the order leaves the page but
 * the visit's mark and, signed, the order's number, of which only the signature is checked.
 */
const REMEMBER = `<script>
(function () {
  var visit = new URLSearchParams(location.search).get("${VISIT_PARAMETER}");
  try { if (visit) localStorage.setItem("${VISIT_PARAMETER}", visit); } catch (e) {}
})();
</script>`;

const tell = (address: string, body: string) => `<script>
(function () {
  var visit = null;
  try { visit = localStorage.getItem("${VISIT_PARAMETER}"); } catch (e) {}
  if (visit) navigator.sendBeacon("${address}", JSON.stringify(${body}));
})();
</script>`;

const tellVisit = (address: string) => tell(address, "{ visit: visit }");

const tellSigned = (address: string) =>
  tell(address, '{ visit: visit, order: "ORDER-NUMBER", signature: "SIGNATURE" }');
