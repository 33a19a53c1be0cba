/** Inputs, text areas and selects share one look. 16 px text keeps phones from zooming in. */
export const controlStyle =
  "w-full min-h-12 rounded-sm border border-edge bg-surface px-3.5 text-16 text-ink transition-colors " +
  "placeholder:text-ink-3 hover:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink " +
  "aria-invalid:border-accent aria-invalid:inset-ring aria-invalid:inset-ring-accent " +
  "disabled:border-line-2 disabled:bg-sunk disabled:text-ink-3";
