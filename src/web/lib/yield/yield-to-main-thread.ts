// What a page starts with is started in several tasks, so that a phone can answer to a finger in between.
// Modules run in the order they are imported in and all in one task, unless one of them waits.
type Yielding = { scheduler?: { yield?: () => Promise<void> } };

const { scheduler } = globalThis as Yielding;

export const yieldToMainThread = (): Promise<void> =>
  scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
