// In the profile: whether the website is confirmed, and the four ways to show it.
import type { ReactNode } from "react";
import { PROOF_MAILBOXES, PROOF_WAYS, type SiteProof } from "../../../contract/site-proof.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { siteProofTranslations } from "./site-proof-translations.ts";
import { useProving, useSiteProof } from "./use-site-proof.ts";

export function SiteProofPanel({ brandId }: { brandId: string }) {
  const { t } = useTranslations(siteProofTranslations);
  const { proof, isFailed } = useSiteProof(brandId);
  // A website without a host of its own (a demo shop) has nothing to show.
  if (!isFailed && (!proof || proof.host === "")) return null;
  return (
    <section
      aria-labelledby="site-proof"
      className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="site-proof" className="text-subtitle">
          {t("title")}
        </h2>
        {proof && (
          <Badge tone={proof.is_proven ? "good" : "quiet"}>
            {t(proof.is_proven ? "proven" : "unproven")}
          </Badge>
        )}
      </div>
      {isFailed && <Banner>{t("loadFailed")}</Banner>}
      {proof?.is_proven && <p className="text-ink-2">{t("provenBody", { host: proof.host })}</p>}
      {proof && !proof.is_proven && <Ways brandId={brandId} proof={proof} />}
    </section>
  );
}

function Ways({ brandId, proof }: { brandId: string; proof: SiteProof }) {
  const { t } = useTranslations(siteProofTranslations);
  const { form, prove, setWay, told } = useProving(brandId);
  const way = form.watch("way");
  const help: Record<typeof way, ReactNode> = {
    meta: <Copied help={t("metaHelp")} text={proof.meta_tag} />,
    file: (
      <Copied help={t("fileHelp", { address: proof.file_address })} text={proof.file_content} />
    ),
    dns: <Copied help={t("dnsHelp", { host: proof.host })} text={proof.dns_record} />,
    mail: (
      <Field label={t("mailHelp")}>
        <Select dir="ltr" {...form.register("mailbox")}>
          {PROOF_MAILBOXES.map((name, at) => (
            <option key={name} value={name}>
              {proof.mailboxes[at]}
            </option>
          ))}
        </Select>
      </Field>
    ),
  };
  return (
    <>
      <p className="text-ink-2">{t("body", { host: proof.host })}</p>
      {proof.is_others && <Banner>{t("others")}</Banner>}
      <Segmented
        label={t("way")}
        name="site-proof-way"
        value={way}
        onChange={setWay}
        options={PROOF_WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
      />
      {help[way]}
      {told && <Banner tone={told.tone}>{told.message}</Banner>}
      <div>
        <Button isBusy={form.isSubmitting} onClick={() => void prove()}>
          {t(way === "mail" ? "send" : "check")}
        </Button>
      </div>
    </>
  );
}

/** Long words without a space: on a phone they are broken, so that nothing of them is out of sight. */
function Copied({ help, text }: { help: string; text: string }) {
  const { t } = useTranslations(siteProofTranslations);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-15 break-words">{help}</p>
      <pre
        dir="ltr"
        className="rounded-sm bg-sunk p-3 text-14 break-all whitespace-pre-wrap select-all"
      >
        {text}
      </pre>
      <CopyButton
        text={text}
        label={t("copy")}
        copiedLabel={t("copied")}
        className="justify-self-start"
      />
    </div>
  );
}
