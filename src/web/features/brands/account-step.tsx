// Registration, step 1: who the brand is and how it signs in.
import { useTranslations } from "../../lib/languages/translations.ts";
import { FormField, PasswordField } from "./form-field.tsx";
import { FormStep } from "./form-step.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";
import type { useRegister } from "./use-register.ts";
import { wrongLetters } from "./validation.ts";
import { brandTranslations } from "./translations.ts";

type Props = { form: ReturnType<typeof useRegister>["form"] };

export function AccountStep({ form }: Props) {
  const { t, text } = useTranslations(brandTranslations);
  const { field } = form;
  const letters = wrongLetters(form.watch("username"));
  return (
    <FormStep n={1} title={t("stepAccount")}>
      <FormField
        label={t("brandName")}
        {...field("brandName")}
        autoComplete="organization"
        maxLength={120}
        aria-required
      />
      <FormField
        label={t("username")}
        {...field("username")}
        error={field("username").error ?? (letters ? text.t(letters) : undefined)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        aria-required
      />
      <PasswordField
        label={t("password")}
        {...field("password")}
        autoComplete="new-password"
        hint={
          <PasswordChecklist
            password={form.watch("password")}
            names={[form.watch("brandName"), form.watch("username")]}
          />
        }
        aria-required
      />
      <PasswordField
        label={t("confirmPassword")}
        {...field("confirmPassword")}
        autoComplete="new-password"
        aria-required
      />
    </FormStep>
  );
}
