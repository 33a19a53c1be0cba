// Who may hold back a step in the history. Listeners of the window are called in the order in which they
// came, so this one must stand there before the router's: providers.tsx brings it along.

type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

window.addEventListener("popstate", (event) => guard?.(event));

/** Until it is taken away again, `held` sees every step first and may stop it. */
export function guardHistory(held: Guard): () => void {
  guard = held;
  return () => {
    if (guard === held) guard = null;
  };
}
