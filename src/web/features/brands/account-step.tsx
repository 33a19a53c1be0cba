import { useWords } from "../../lib/languages/words.ts";
import { FormField, PasswordField } from "./form-field.tsx";
import { FormStep } from "./form-step.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";
import type { useRegister } from "./use-register.ts";
import { brandWords } from "./words.ts";

type Props = { form: ReturnType<typeof useRegister>["form"] };

export function AccountStep({ form }: Props) {
  const { t } = useWords(brandWords);
  const { field } = form;
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
        hint={<PasswordChecklist password={form.watch("password")} />}
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
