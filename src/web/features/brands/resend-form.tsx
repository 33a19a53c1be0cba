// The way out when a link no longer works: the link did not tell us whose it was, so we ask.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Form } from "../../ui/form.tsx";
import { FormField } from "./form-field.tsx";
import { ResendButton, ResendOutcome } from "./resend-button.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { useResend } from "./use-resend.ts";
import { identifierRules, type Identifier } from "./validation.ts";
import { brandTranslations } from "./translations.ts";

export function ResendForm() {
  const { t } = useTranslations(brandTranslations);
  const { resend, ...state } = useResend();
  const form = useCheckedForm<Identifier>({ username_or_email: "" }, identifierRules);
  const onSubmit = () => form.submit(({ username_or_email }) => resend(username_or_email));
  return (
    <Form
      focusRequests={form.focusRequests}
      onSubmit={onSubmit}
      className="mt-4 grid w-full max-w-[26rem] gap-2 text-start"
    >
      <p className="mb-2 text-15 text-ink-2">{t("askNewLink")}</p>
      <FormField
        label={t("usernameOrEmail")}
        {...form.field("username_or_email")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <ResendOutcome told={state.told} />
      <div>
        <ResendButton type="submit" {...state} />
      </div>
    </Form>
  );
}
