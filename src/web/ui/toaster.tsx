// Shows the notices, and lets them be put away.
import { useEffect, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { dismissToast, useToasts, type Toast } from "./toast-store.ts";
import { Icon } from "./icon.tsx";
import { CROSS } from "./icon-paths.ts";

/** Long enough to read, find Undo and press it. */
const SHOWN_MS = 8000;

/** The live region stands in the page from the start: one that is added later is not announced. */
export function Toaster({ dismissLabel, label }: { dismissLabel: string; label: string }) {
  const toasts = useToasts((state) => state.toasts);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      data-toasts
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </section>
  );
}

function ToastRow({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);

  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-13 w-full max-w-[28rem] items-center gap-2 rounded-md bg-ink ps-4 pe-1 text-15 leading-snug text-on-ink shadow-float transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0"
    >
      <span className="me-auto min-w-0 py-3">{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
          className="min-h-11 flex-none rounded-sm px-3 font-semibold underline underline-offset-4 focus-visible:outline-on-ink"
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        label={dismissLabel}
        onClick={() => dismissToast(toast.id)}
        className="hover:bg-transparent focus-visible:outline-on-ink"
      >
        <Icon path={CROSS} className="size-4.5" />
      </IconButton>
    </div>
  );
}
