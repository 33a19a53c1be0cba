// What is wrong with a listing, and who says so.
import { isEmailAddress } from "../../../contract/email-address.ts";
import { REPORT_REASONS, reportListing } from "../../../contract/products.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { reasonWord, reportTranslations } from "./report-listing-translations.ts";

type Report = { reason: (typeof REPORT_REASONS)[number] | ""; comment: string; email: string };

function useReport(productId: string, onDone: () => void) {
  const { t } = useTranslations(reportTranslations);
  const form = useCheckedForm<Report>(
    { reason: "", comment: "", email: "" },
    ({ reason, email }) => ({
      reason: reason === "" && t("reasonRequired"),
      email: email.trim() !== "" && !isEmailAddress(email.trim()) && "emailInvalid",
    }),
  );

  const onSubmit = () =>
    form.submit(async ({ reason, comment, email }) => {
      if (reason === "") return;
      try {
        const body = { reason, comment, email: email.trim() };
        const { message } = await call(reportListing, { params: { id: productId }, body });
        showToast({ message });
        onDone();
      } catch (error) {
        if (!form.refuse(error))
          form.fail((error instanceof ApiError && error.detail) || t("failed"));
      }
    });
  return { form, onSubmit };
}

type Props = { productId: string; onDone: () => void };

export function ReportListingForm({ productId, onDone }: Props) {
  const { t, text } = useTranslations(reportTranslations);
  const { form, onSubmit } = useReport(productId, onDone);
  const { isSubmitting, failure } = form;
  const { error: wrongReason, ...reason } = form.field("reason");
  const { error: wrongComment, ...comment } = form.field("comment");
  const { error: wrongEmail, ...email } = form.field("email");
  return (
    <Form focusRequests={form.focusRequests} onSubmit={onSubmit} className="grid gap-4">
      <p className="text-15 text-ink-2">{t("lede")}</p>
      {failure && <Banner>{failure}</Banner>}
      <Field label={t("reason")} error={wrongReason}>
        <Select {...reason} aria-required>
          <option value="">{t("chooseReason")}</option>
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(reasonWord(one))}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("comment")} optionalLabel={text.t("optional")} error={wrongComment}>
        <TextArea {...comment} dir="auto" maxLength={2000} className="text-page-start" />
      </Field>
      <Field
        label={t("email")}
        optionalLabel={text.t("optional")}
        error={wrongEmail}
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
    </Form>
  );
}
