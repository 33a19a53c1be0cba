// Registration in two steps, with the one the server complained about shown again.
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { AccountStep } from "./account-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { FormActions } from "./form-actions.tsx";
import { RegisterProgress } from "./register-progress.tsx";
import { RegisteringOverlay } from "./registering-overlay.tsx";
import { TextLink } from "./text-link.tsx";
import { useRegister, type RegisterStep } from "./use-register.ts";
import { brandTranslations } from "./translations.ts";

export function RegisterForm({ terms }: { terms: ReactNode }) {
  const { t, text } = useTranslations(brandTranslations);
  const { form, step, banner, dismissBanner, goBack, onSubmit, isRegistering } = useRegister();
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnStep(step, fields);

  return (
    <Form focusRequests={form.focusRequests} onSubmit={onSubmit}>
      <RegisterProgress step={step} />
      {banner && (
        <Banner className="mb-6" dismiss={{ label: text.t("dismiss"), run: dismissBanner }}>
          {banner}
        </Banner>
      )}
      <div ref={fields}>
        {step === "account" ? (
          <AccountStep form={form} />
        ) : (
          <ContactStep form={form} terms={terms} />
        )}
      </div>
      <FormActions aside={step === "account" ? <SignInHere /> : <BackButton onClick={goBack} />}>
        {step === "account" ? t("next") : t("registerBrand")}
      </FormActions>
      {step === "contact" && (
        <div className="mt-4">
          <SignInHere />
        </div>
      )}
      {isRegistering && <RegisteringOverlay />}
    </Form>
  );
}

function SignInHere() {
  const { t } = useTranslations(brandTranslations);
  return (
    <p className="text-15">
      {t("alreadyRegistered")} <TextLink to={paths.login}>{t("signInHere")}</TextLink>
    </p>
  );
}

function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslations(brandTranslations);
  return (
    <Button size="lg" onClick={onClick} className="max-sm:w-full">
      {t("back")}
    </Button>
  );
}

/** Whoever goes on to the other step can type at once; on arrival the page keeps the focus. */
function useFocusOnStep(step: RegisterStep, fields: RefObject<HTMLElement | null>): void {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const wrong = fields.current?.querySelector('[aria-invalid="true"]');
    if (!wrong) fields.current?.querySelector("input")?.focus();
  }, [step, fields]);
}
