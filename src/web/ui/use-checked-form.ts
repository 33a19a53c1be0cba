// The one way to run a form: checked when it is sent, an error leaves when its field is edited, what failed is said
// in the form, and the focus goes to the first field that is wrong (form.tsx moves it).
import { useState } from "react";
import { useForm, type Path, type PathValue } from "react-hook-form";
import { isMessageKey } from "../../contract/messages.ts";
import { ApiError } from "../lib/api.ts";
import { wrongFields, type Rules } from "../lib/form-rules.ts";
import { useText } from "../lib/languages/language-store.ts";

type FormValues = Record<string, unknown>;

export function useCheckedForm<Values extends FormValues>(
  start: Values | (() => Values),
  rules: Rules<Values, string> = () => ({}),
) {
  const { t } = useText();
  const [defaults] = useState(start);
  const form = useForm<Values>({
    values: defaults,
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const [focusRequests, setFocusRequests] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const isField = (name: string): name is Path<Values> => Object.hasOwn(defaults, name);

  function showErrors(found: readonly (readonly [name: string, message: string])[]) {
    for (const [name, message] of found) if (isField(name)) form.setError(name, { message });
    setFocusRequests((count) => count + 1);
  }

  const fail = (message: string): void => form.setError("root", { message });

  /** Our own errors are kept as keys, so that they follow a switch of the language. */
  const said = (message: unknown): string | undefined =>
    typeof message !== "string" ? undefined : isMessageKey(message) ? t(message) : message;

  const errorOf = (name: Path<Values>): string | undefined => said(errors[name]?.message);

  return {
    ...form,
    focusRequests,
    isSubmitting,
    errorOf,
    /** What is said of the whole form since it was last sent. */
    failure: said(errors.root?.message),
    /** Props of the input called `name`. */
    field: (name: Path<Values>) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: errorOf(name),
    }),
    /** For controls that are no inputs: they show `form.watch(…)` and say what it becomes. */
    change(part: Partial<Values>): void {
      for (const [name, value] of Object.entries(part)) {
        if (!isField(name)) continue;
        form.setValue(name, value as PathValue<Values, typeof name>);
        form.clearErrors(name);
      }
    },
    /** With `failureOf` a refusal is said in the form, without it `run` deals with them itself. */
    async submit(
      run: (values: Values) => unknown,
      failureOf?: (error: unknown) => string,
    ): Promise<void> {
      if (isSubmitting) return;
      form.clearErrors();
      await form.handleSubmit(async (sent) => {
        const wrong = wrongFields(rules(sent));
        if (wrong.length > 0) return showErrors(wrong);
        try {
          await run(sent);
        } catch (error) {
          if (!failureOf) throw error;
          fail(failureOf(error));
        }
      })();
    },
    fail,
    /** Puts a refusal of the server under the field it names; false when it names none of ours. */
    refuse(error: unknown): boolean {
      if (!(error instanceof ApiError) || !error.field || !error.detail) return false;
      if (!isField(error.field)) return false;
      showErrors([[error.field, error.detail]]);
      return true;
    },
  };
}
