// Who may see and hold back a step in the history. Listeners of the window are called in the order in which they
// came, so this one must stand there before the router's: providers.tsx brings it along.

type Guard = (event: PopStateEvent) => void;

type Watch = {
  /** Every step, before the guard and the router hear of it. */
  onStep: Guard;
  /** An entry is written anew, by whomever: the state it shall have. */
  beforeReplace: (state: unknown) => unknown;
  /** An entry was added or written anew; the browser itself tells nobody. */
  afterWrite: () => void;
};

let guard: Guard | null = null;
let watch: Watch | null = null;

window.addEventListener("popstate", (event) => {
  let isStopped = false;
  const stop = event.stopImmediatePropagation.bind(event);
  event.stopImmediatePropagation = () => {
    isStopped = true;
    stop();
  };
  watch?.onStep(event);
  if (!isStopped) guard?.(event);
});

/** Until it is taken away again, `held` sees every step to another screen first and may stop it. */
export function guardHistory(held: Guard): () => void {
  guard = held;
  return () => {
    if (guard === held) guard = null;
  };
}

/** For the one that keeps overlays and history in step. */
export function watchHistory(watching: Watch): void {
  watch = watching;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    push(state, unused, url);
    watching.afterWrite();
  };
  history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
    replace(watching.beforeReplace(state), unused, url);
    watching.afterWrite();
  };
}
