// What a store says of what opens or closes over the page, drawn in small steps: a store's change is otherwise drawn
// in the task of the press that asked for it, on a phone a tenth of a second. All of it appears at once, as ever.
import { startTransition, useEffect, useState } from "react";

/** `read` answers the same value while nothing changed; it and `subscribe` are always the same functions. */
export function useInSteps<Value>(
  subscribe: (tell: () => void) => () => void,
  read: () => Value,
): Value {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const look = () => {
      const next = read();
      startTransition(() => setValue(() => next));
    };
    // It may have changed since it was drawn.
    look();
    return subscribe(look);
  }, [subscribe, read]);
  return value;
}
