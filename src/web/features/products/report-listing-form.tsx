// What is wrong with a listing, and who says so.
import { useForm } from "react-hook-form";
import { REPORT_REASONS, reportListing } from "../../../contract/products.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { reasonWord, reportTranslations } from "./report-listing-translations.ts";

type Report = { reason: (typeof REPORT_REASONS)[number] | ""; comment: string; email: string };

function useReport(productId: string, onDone: () => void) {
  const { t, text } = useTranslations(reportTranslations);
  const form = useForm<Report>({
    defaultValues: { reason: "", comment: "", email: "" },
    reValidateMode: "onSubmit",
  });

  // Read one by one: formState is a proxy that only brings what was asked for.
  const { errors, isSubmitting } = form.formState;

  const onSubmit = form.handleSubmit(async ({ reason, comment, email }) => {
    if (reason === "") return;
    try {
      const body = { reason, comment, email: email.trim() };
      const { message } = await call(reportListing, { params: { id: productId }, body });
      showToast({ message });
      onDone();
    } catch (error) {
      const message = (error instanceof ApiError && error.detail) || t("failed");
      const isAboutEmail = error instanceof ApiError && error.field === "email";
      form.setError(isAboutEmail ? "email" : "root", { message }, { shouldFocus: isAboutEmail });
    }
  });

  const cleared = (name: keyof Report) => ({ onChange: () => form.clearErrors(name) });
  return {
    onSubmit,
    errors,
    isSubmitting,
    reason: form.register("reason", { required: t("reasonRequired"), ...cleared("reason") }),
    comment: form.register("comment"),
    email: form.register("email", {
      pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: text.t("emailInvalid") },
      ...cleared("email"),
    }),
  };
}

type Props = { productId: string; onDone: () => void };

export function ReportListingForm({ productId, onDone }: Props) {
  const { t, text } = useTranslations(reportTranslations);
  const { reason, comment, email, errors, isSubmitting, onSubmit } = useReport(productId, onDone);
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <p className="text-15 text-ink-2">{t("lede")}</p>
      {errors.root?.message && <Banner>{errors.root.message}</Banner>}
      <Field label={t("reason")} error={errors.reason?.message}>
        <Select {...reason} aria-required>
          <option value="">{t("chooseReason")}</option>
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(reasonWord(one))}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("comment")} optionalLabel={text.t("optional")}>
        <TextArea {...comment} dir="auto" maxLength={2000} className="text-page-start" />
      </Field>
      <Field
        label={t("email")}
        optionalLabel={text.t("optional")}
        error={errors.email?.message}
        hint={t("emailHint")}
      >
        <TextInput
          {...email}
          type="email"
          dir="ltr"
          autoComplete="email"
          className="text-page-start"
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{t("cancel")}</Button>
        <Button type="submit" variant="ink" isBusy={isSubmitting} className="min-w-36">
          {t(isSubmitting ? "sending" : "send")}
        </Button>
      </div>
    </form>
  );
}
