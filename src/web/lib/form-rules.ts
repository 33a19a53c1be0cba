// What is wrong with the fields of a form before it is sent: at most one sentence for each.
import type { MessageKey } from "../../contract/messages.ts";

/** False for a field that is in order. A sentence that is no message of ours is said as it is. */
type Checked<Values, Said> = { [Name in keyof Values]?: Said | false };
export type Rules<Values, Said extends string = MessageKey> = (
  values: Values,
) => Checked<Values, Said>;

export function wrongFields<Values, Said extends string>(
  checked: Checked<Values, Said>,
): [name: string, message: Said][] {
  return Object.entries<Said | false | undefined>(checked).flatMap(([name, message]) =>
    message ? [[name, message]] : [],
  );
}
