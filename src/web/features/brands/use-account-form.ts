// One way to run a form of ours: checked when it is sent, an error leaves when its field is edited,
// and the focus goes to the first field that is wrong (account-form.tsx moves it).
import { useState } from "react";
import { useForm, type Path } from "react-hook-form";
import { isMessageKey } from "../../../contract/messages.ts";
import { ApiError } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { wrongFields, type Rules } from "./validation.ts";

type FormValues = Record<string, string | boolean>;

export function useAccountForm<Values extends FormValues>(rules: Rules<Values>, start: Values) {
  const { t } = useText();
  const [values] = useState(start);
  const form = useForm<Values>({ values, reValidateMode: "onSubmit", shouldFocusError: false });
  const [focusRequests, setFocusRequests] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const isField = (name: string): name is Path<Values> => Object.hasOwn(values, name);

  function showErrors(found: readonly (readonly [name: string, message: string])[]) {
    for (const [name, message] of found) if (isField(name)) form.setError(name, { message });
    setFocusRequests((count) => count + 1);
  }

  /** Our own errors are kept as keys, so that they follow a switch of the language. */
  function errorOf(name: Path<Values>): string | undefined {
    const message = errors[name]?.message;
    if (typeof message !== "string") return undefined;
    return isMessageKey(message) ? t(message) : message;
  }

  return {
    ...form,
    focusRequests,
    isSubmitting,
    errorOf,
    /** Props of the input called `name`. */
    field: (name: Path<Values>) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: errorOf(name),
    }),
    async submit(run: (values: Values) => Promise<unknown>): Promise<void> {
      if (isSubmitting) return;
      form.clearErrors();
      await form.handleSubmit(async (sent) => {
        const wrong = wrongFields(rules(sent));
        if (wrong.length > 0) showErrors(wrong);
        else await run(sent);
      })();
    },
    /** Puts a refusal of the server under the field it names; false when it names none of ours. */
    refuse(error: unknown): boolean {
      if (!(error instanceof ApiError) || !error.field || !error.detail) return false;
      if (!isField(error.field)) return false;
      showErrors([[error.field, error.detail]]);
      return true;
    },
  };
}
