// One labelled field of an account form, with its problem below.
import type { ComponentProps, ReactNode } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";

type Props = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  error?: string;
  hint?: ReactNode;
  optionalLabel?: string;
};

/** Label, control and one line for a message: an error that comes or goes moves nothing. */
const ROOM = "min-h-[calc(0.875rem*(var(--leading-body)+var(--leading-snug))+60px)]";

type TextProps = Props & { type?: "text" | "email" | "tel" | "url" };

/** Addresses and numbers run left to right in every language, but line up with the page. */
export function FormField({
  label,
  error,
  hint,
  optionalLabel,
  type = "text",
  ...input
}: TextProps) {
  return (
    <div className={cx(ROOM, Boolean(hint) && "pb-3")}>
      <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
        <TextInput
          dir={type === "text" ? "auto" : "ltr"}
          {...input}
          type={type}
          className="text-page-start"
        />
      </Field>
    </div>
  );
}

type StoryProps = Pick<Props, "label" | "error" | "hint" | "optionalLabel"> &
  ComponentProps<"textarea">;

/** Several lines, in whichever language they are written. */
export function StoryField({ label, error, hint, optionalLabel, ...input }: StoryProps) {
  return (
    <div className="pb-3">
      <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
        <TextArea dir="auto" rows={4} {...input} className="text-page-start" />
      </Field>
    </div>
  );
}

export function PasswordField({ label, error, hint, className, ...input }: Props) {
  const { t } = useText();
  return (
    <div className={cx(ROOM, Boolean(hint) && "pb-3")}>
      <Field label={label} error={error} hint={hint}>
        <PasswordInput
          {...input}
          showLabel={t("showPassword")}
          hideLabel={t("hidePassword")}
          className={cx("text-page-start [unicode-bidi:plaintext]", className)}
        />
      </Field>
    </div>
  );
}
