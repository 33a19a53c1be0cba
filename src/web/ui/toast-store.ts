// Notices that come and go.
import { create } from "zustand";

export type Toast = {
  id: number;
  message: string;
  action?: { label: string; run: () => void };
};

const SHOWN_AT_ONCE = 3;
let lastId = 0;

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((one) => !isSaidAgain(one, toast)), shown].slice(-SHOWN_AT_ONCE),
  }));
}

/** Pressed twice, a button says why not once. What can be undone is two things, though it reads the same. */
const isSaidAgain = (one: Toast, next: Omit<Toast, "id">): boolean =>
  one.message === next.message && !one.action && !next.action;

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
