// Ties label, hint and error to the one control inside it.
import { useId, useMemo, type ReactNode } from "react";
import { FieldContext } from "./field-context.ts";

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Said beside the label of a field that may stay empty. */
  optionalLabel?: string;
  children: ReactNode;
};

export function Field({ label, hint, error, optionalLabel, children }: Props) {
  const id = useId();
  const field = useMemo(
    () => ({
      id,
      describedBy:
        [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
      isInvalid: Boolean(error),
    }),
    [id, error, hint],
  );
  return (
    <FieldContext value={field}>
      <div className="grid content-start gap-1.5">
        <label htmlFor={id} className="text-14 font-semibold">
          {label}
          {optionalLabel && <span className="font-normal text-ink-3"> ({optionalLabel})</span>}
        </label>
        {children}
        {error && (
          <p id={`${id}-error`} role="alert" className="text-14 leading-snug text-accent">
            {error}
          </p>
        )}
        {hint && (
          <div id={`${id}-hint`} className="text-14 leading-snug text-ink-2">
            {hint}
          </div>
        )}
      </div>
    </FieldContext>
  );
}
