// Waits until nobody has called for `ms`, then runs once; `cancel` takes a waiting run back.
import { DEBOUNCE_DEFAULT_MS } from "../../contract/limits.ts";

export function debounce(run: () => void, ms = DEBOUNCE_DEFAULT_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const call = (): void => {
    cancel();
    timer = setTimeout(run, ms);
  };
  return { call, cancel };
}
