// Which website is read, how, and how much of it.
import { useId, useState } from "react";
import { CRAWLER_TYPES, PARSE_TYPES, PLATFORMS } from "../../../contract/crawl.ts";
import { ApiError } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { getSession } from "../../lib/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { checkDraft, type CrawlDraft, type DraftErrors } from "./crawl-draft.ts";
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
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<DraftErrors>({});
  const isStarting = useWatching((state) => state.isStarting);
  const failure = useWatching((state) => state.failure);

  const change = (part: Partial<CrawlDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => {
      const left = { ...before };
      for (const field of Object.keys(part)) delete left[field as keyof DraftErrors];
      // Only the standard crawler asks for a platform, only a single product for its link.
      if (part.crawler) delete left.platform;
      if (part.parseType) delete left.productLink;
      return left;
    });
  };

  const submit = () => {
    const found = checkDraft(draft);
    setErrors(found);
    if (Object.keys(found).length === 0) void startCrawl(draft);
  };

  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isStarting) submit();
        }}
      >
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
            onChange={(parseType) => change({ parseType })}
          />
          <Field label={t("brandName")} error={errors.brandName && text.t(errors.brandName)}>
            <TextInput
              dir="auto"
              value={draft.brandName}
              maxLength={120}
              aria-required
              onChange={(event) => change({ brandName: event.target.value })}
            />
          </Field>
          <Choice
            label={t("crawlerType")}
            about={t(`about.${draft.crawler}`)}
            options={CRAWLER_TYPES.map((value) => ({ value, label: t(`crawler.${value}`) }))}
            value={draft.crawler}
            onChange={(crawler) => change({ crawler })}
          />
          {draft.parseType === "single_product" && (
            <Field
              label={t("productLink")}
              error={errors.productLink && text.t(errors.productLink)}
            >
              <TextInput
                type="url"
                dir="ltr"
                placeholder="https://"
                value={draft.productLink}
                maxLength={2000}
                aria-required
                className="text-page-start"
                onChange={(event) => change({ productLink: event.target.value })}
              />
            </Field>
          )}
          <PlatformField
            draft={draft}
            error={errors.platform && text.t(errors.platform)}
            onChange={change}
          />
        </div>
        <Button type="submit" variant="ink" size="lg" isBusy={isStarting} className="mt-8">
          {t(isStarting ? "starting" : "start")}
        </Button>
      </form>
      <div>
        <RecentCrawls />
        <GiveForm />
      </div>
    </div>
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
