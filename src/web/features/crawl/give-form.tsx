// Instead of reading the website: a product feed as a file or an address, or the key of an EasyOrders shop.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { importEasyOrders, importFeed, type CrawlEvent } from "../../../contract/crawl.ts";
import { FEED_MAX_CHARS } from "../../../contract/limits.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useSession } from "../../lib/session.ts";
import { streamSignedIn } from "../../lib/signed-in-call.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { crawlsKey } from "./crawls-query.ts";
import { firstJob, watchPath } from "./scan-buttons.tsx";
import { crawlTranslations } from "./translations.ts";

export function GiveForm() {
  const brandId = useSession()?.brandId;
  return brandId ? <Given brandId={brandId} /> : null;
}

type Events = AsyncGenerator<CrawlEvent, void>;

/** Starts the import and goes to where it is watched. */
function useGive(brandId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (open: () => Events | Promise<Events>) => firstJob(await open()),
    onSuccess(job) {
      void queries.invalidateQueries({ queryKey: crawlsKey(brandId) });
      void navigate(watchPath(brandId, job));
    },
  });
}

function Given({ brandId }: { brandId: string }) {
  const { t } = useTranslations(crawlTranslations);
  return (
    <section
      aria-label={t("give")}
      className="mt-12 max-w-[34rem] border-t border-line pt-8 lg:first:mt-0 lg:first:border-0 lg:first:pt-0"
    >
      <h2 className="text-subtitle">{t("give")}</h2>
      <p className="mt-2 mb-6 text-15 text-ink-2">{t("giveBody")}</p>
      <FeedFile brandId={brandId} />
      <OneLine
        brandId={brandId}
        label={t("feedAddress")}
        button={t("feedRead")}
        type="url"
        open={(url) => streamSignedIn(importFeed, { params: { brandId }, body: { data: { url } } })}
      />
      <OneLine
        brandId={brandId}
        label={t("easyOrdersKey")}
        hint={t("easyOrdersHint")}
        button={t("easyOrdersRead")}
        type="password"
        open={(key) =>
          streamSignedIn(importEasyOrders, {
            params: { brandId },
            body: { data: { api_key: key } },
          })
        }
      />
    </section>
  );
}

function FeedFile({ brandId }: { brandId: string }) {
  const { t, text } = useTranslations(crawlTranslations);
  const id = useId();
  const give = useGive(brandId);
  const [problem, setProblem] = useState<"feedTooLarge" | null>(null);
  const read = async (file: File): Promise<Events> => {
    const whole = decoded(await file.arrayBuffer());
    return streamSignedIn(importFeed, { params: { brandId }, body: { data: { text: whole } } });
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > FEED_MAX_CHARS;
    setProblem(isTooLarge ? "feedTooLarge" : null);
    if (!isTooLarge) give.mutate(() => read(file));
  };
  const said = problem ? text.t(problem) : give.error && text.errorText(give.error, "crawlFailed");
  return (
    <div className="grid justify-items-start gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        {t("feedFile")}
      </label>
      <label
        className={cx(
          buttonStyle(),
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink",
          give.isPending && "opacity-60",
        )}
      >
        {t("chooseFile")}
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xml,text/csv,text/xml,text/tab-separated-values"
          disabled={give.isPending}
          aria-describedby={said ? `${id}-problem` : undefined}
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      {said && (
        <p id={`${id}-problem`} role="alert" className="text-14 text-accent">
          {said}
        </p>
      )}
    </div>
  );
}

/** Spreadsheets save UTF-16, old Arabic ones windows-1256; everything else is UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1256").decode(bytes);
  }
}

type LineProps = {
  brandId: string;
  label: string;
  hint?: string;
  button: string;
  type: "url" | "password";
  open: (written: string) => Events;
};

function OneLine({ brandId, label, hint, button, type, open }: LineProps) {
  const { text } = useTranslations(crawlTranslations);
  const give = useGive(brandId);
  const form = useCheckedForm({ written: "" });
  const { error, ...written } = form.field("written");
  const submit = () =>
    form.submit(async ({ written: given }) => {
      if (given.trim() === "") return;
      try {
        await give.mutateAsync(() => open(given.trim()));
      } catch (refusal) {
        form.setError("written", { message: text.errorText(refusal, "crawlFailed") });
      }
    });
  return (
    <Form onSubmit={submit} className="mt-6 grid items-start gap-3">
      <Field label={label} {...(hint && { hint })} error={error}>
        <TextInput
          {...written}
          type={type}
          dir="ltr"
          autoComplete="off"
          maxLength={2000}
          className="text-page-start"
        />
      </Field>
      <Button type="submit" isBusy={form.isSubmitting} className="justify-self-start">
        {button}
      </Button>
    </Form>
  );
}
