// Which website is read, how, and how much of it.
import { useId, type ComponentProps } from "react";
import { CRAWLER_TYPES, PARSE_TYPES, PLATFORMS } from "../../../contract/crawl.ts";
import { ApiError } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { getSession } from "../../lib/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { checkDraft, type CrawlDraft } from "./crawl-draft.ts";
import { GiveForm } from "./give-form.tsx";
import { RecentCrawls } from "./recent-crawls.tsx";
import { isUnknownBrand, startCrawl, useWatching } from "./crawl-watch-store.ts";
import { crawlTranslations } from "./translations.ts";

/** The server's own sentence; where it said nothing, that is all there is to say. */
const detailOf = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? failure.detail : undefined;

const emptyDraft = (): CrawlDraft => ({
  parseType: "brand_website",
  brandName: getSession()?.brandName ?? "",
  crawler: "standard",
  platform: null,
  productLink: "",
});

export function CrawlForm() {
  const { t, text } = useTranslations(crawlTranslations);
  const { change, field, ...form } = useCheckedForm(emptyDraft, checkDraft);
  const draft = form.watch();
  const isStarting = useWatching((state) => state.isStarting);
  const failure = useWatching((state) => state.failure);

  // Not waited for: the crawl is watched long after the form was sent.
  const submit = () => (isStarting ? undefined : form.submit((sent) => void startCrawl(sent)));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,min(34rem,58%))_minmax(0,1fr)]">
      <Form onSubmit={submit}>
        <h1 className="text-display">{text.t("screen.crawl")}</h1>
        <p className="mt-3 mb-8 text-ink-2">{t("lede")}</p>
        {failure !== null && (
          <Banner className="mb-6">
            {isUnknownBrand(failure)
              ? text.t("brandNotInDatabase")
              : (detailOf(failure) ?? text.t("crawlFailed"))}
          </Banner>
        )}
        <div className="grid gap-6">
          <Choice
            label={t("parseType")}
            options={PARSE_TYPES.map((value) => ({ value, label: t(`parse.${value}`) }))}
            value={draft.parseType}
            onChange={(parseType) => {
              change({ parseType });
              form.clearErrors("productLink");
            }}
          />
          <TextField label={t("brandName")} {...field("brandName")} dir="auto" maxLength={120} />
          <Choice
            label={t("crawlerType")}
            about={t(`about.${draft.crawler}`)}
            options={CRAWLER_TYPES.map((value) => ({ value, label: t(`crawler.${value}`) }))}
            value={draft.crawler}
            onChange={(crawler) => {
              change({ crawler });
              form.clearErrors("platform");
            }}
          />
          {draft.parseType === "single_product" && (
            <TextField
              label={t("productLink")}
              {...field("productLink")}
              type="url"
              dir="ltr"
              placeholder="https://"
              maxLength={2000}
              className="text-page-start"
            />
          )}
          <PlatformField draft={draft} error={form.errorOf("platform")} onChange={change} />
        </div>
        <Button type="submit" variant="ink" size="lg" isBusy={isStarting} className="mt-8">
          {t(isStarting ? "starting" : "start")}
        </Button>
      </Form>
      <div>
        <RecentCrawls />
        <GiveForm />
      </div>
    </div>
  );
}

type TextFieldProps = ComponentProps<"input"> & { label: string; error: string | undefined };

function TextField({ label, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      <TextInput {...input} aria-required />
    </Field>
  );
}

type PlatformProps = {
  draft: CrawlDraft;
  error: string | undefined;
  onChange: (part: Partial<CrawlDraft>) => void;
};

const PLATFORM_NAMES = { shopify: "Shopify", zammit: "Zammit" };

function PlatformField({ draft, error, onChange }: PlatformProps) {
  const { t } = useTranslations(crawlTranslations);
  const isStandard = draft.crawler === "standard";
  return (
    <Field
      label={t("platform")}
      error={error}
      hint={isStandard ? undefined : t("platformOnlyStandard")}
    >
      <Select
        value={isStandard ? (draft.platform ?? "") : ""}
        disabled={!isStandard}
        aria-required={isStandard}
        onChange={(event) =>
          onChange({ platform: PLATFORMS.find((name) => name === event.target.value) ?? null })
        }
      >
        <option value="">{t("choose")}</option>
        {PLATFORMS.map((name) => (
          <option key={name} value={name}>
            {PLATFORM_NAMES[name]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  about?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, about, ...choice }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden="true" className="text-14 font-semibold">
        {label}
      </span>
      <Segmented label={label} name={name} {...choice} />
      {about && <p className="text-14 text-ink-2">{about}</p>}
    </div>
  );
}
