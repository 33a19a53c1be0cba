// Registration, step 2: how the brand is reached, and the terms.
import type { ReactNode } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { FormField } from "./form-field.tsx";
import { FormStep } from "./form-step.tsx";
import { TermsAgreement } from "./terms-agreement.tsx";
import type { useRegister } from "./use-register.ts";
import { brandTranslations } from "./translations.ts";

type Props = { form: ReturnType<typeof useRegister>["form"]; terms: ReactNode };

export function ContactStep({ form, terms }: Props) {
  const { t } = useTranslations(brandTranslations);
  const { field } = form;

  return (
    <FormStep n={2} title={t("stepContact")}>
      <FormField
        label={t("email")}
        {...field("email")}
        type="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
      <FormField
        label={t("mobileNumber")}
        {...field("mobileNumber")}
        type="tel"
        autoComplete="tel"
        hint={t("mobileHint")}
        maxLength={30}
        aria-required
      />
      <FormField
        label={t("websiteUrl")}
        {...field("website")}
        type="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        maxLength={500}
        aria-required
      />
      <TermsAgreement
        isAgreed={form.watch("terms")}
        onAgree={(isAgreed) => form.change({ terms: isAgreed })}
        error={form.errorOf("terms")}
        terms={terms}
      />
    </FormStep>
  );
}
