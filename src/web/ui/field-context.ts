// Which field an input belongs to, for its label and its problem.
import { createContext, use } from "react";

type FieldState = { id: string; describedBy: string | undefined; isInvalid: boolean };

export const FieldContext = createContext<FieldState | null>(null);

/** What a control needs to belong to its field; nothing when it stands alone. */
export function useFieldProps() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.isInvalid || undefined,
  };
}
