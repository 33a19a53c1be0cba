// Registration in two steps. The second step is an entry of its own in the browser's history, so that
// its Back button goes to the first step instead of leaving the form.
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { registerBrand } from "../../../contract/brands.ts";
import { ApiError, call } from "../../lib/api.ts";
import { wrongFields } from "../../lib/form-rules.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { paths } from "../../lib/paths.ts";
import { failureText } from "./failure-text.ts";
import { isSecondStep, type RegisteredState } from "./screen-state.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { accountDetailsRules, contactDetailsRules, type Registration } from "./validation.ts";

export type RegisterStep = "account" | "contact";

/** What the server may refuse on the first step; everything else it names stands on the second. */
const FIRST_STEP_FIELDS = ["brandName", "username", "password"];

export function useRegister() {
  const text = useText();
  const navigate = useNavigate();
  const [isRegistering, setRegistering] = useState(false);
  const form = useCheckedForm<Registration>(readDraft, (values) =>
    step === "account" ? accountDetailsRules(values) : contactDetailsRules(values),
  );
  const { step, goOn, goBack } = useStep(form.getValues());
  const forget = useDraft(form.getValues);

  async function register(values: Registration) {
    setRegistering(true);
    try {
      const { brandId } = await call(registerBrand, { body: payloadOf(values) });
      forget();
      const state: RegisteredState = { email: values.email.trim(), brandId };
      await navigate(paths.registrationSuccess, { state, replace: true });
    } catch (error) {
      // In the same breath as the errors: a dialog that closes later would take the focus away.
      setRegistering(false);
      if (!form.refuse(error)) return form.fail(failureText(text, error, "registrationFailed"));
      if (error instanceof ApiError && FIRST_STEP_FIELDS.includes(error.field ?? "")) goBack();
    }
    return undefined;
  }

  function onSubmit(): Promise<void> {
    return form.submit(step === "account" ? goOn : register);
  }

  return {
    form,
    step,
    goBack() {
      form.clearErrors("root");
      goBack();
    },
    onSubmit,
    isRegistering,
    banner: form.failure,
    dismissBanner: () => form.clearErrors("root"),
  };
}

function useStep(values: Registration) {
  const navigate = useNavigate();
  const asksForSecond = isSecondStep(useLocation().state);
  const step: RegisterStep = asksForSecond && isFirstStepDone(values) ? "contact" : "account";
  return {
    step,
    goOn: async () => navigate(paths.register, { state: { step: "contact" } }),
    goBack: () => void navigate(-1),
  };
}

/** Keeps what was typed when the screen is left, unless it was forgotten. */
function useDraft(getValues: () => Registration): () => void {
  const isDone = useRef(false);
  useEffect(() => () => (isDone.current ? forgetDraft() : keepDraft(getValues())), [getValues]);
  return () => {
    isDone.current = true;
  };
}

/** After a reload the history still says step two, but the first step is empty again. */
function isFirstStepDone(values: Registration): boolean {
  return wrongFields(accountDetailsRules(values)).length === 0;
}

/** The confirmation and the tick stay here. */
function payloadOf({ brandName, username, password, email, mobileNumber, website }: Registration) {
  return { brandName, username, password, email, mobileNumber, website };
}

const EMPTY: Registration = {
  brandName: "",
  username: "",
  password: "",
  confirmPassword: "",
  email: "",
  mobileNumber: "",
  website: "",
  terms: false,
};

/** What was typed; in memory only: a look at another screen loses nothing, and no password is ever written down. */
let draft = EMPTY;

const readDraft = (): Registration => draft;

function keepDraft(values: Registration): void {
  draft = values;
}

function forgetDraft(): void {
  draft = EMPTY;
}
