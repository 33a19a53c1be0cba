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
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown].slice(-SHOWN_AT_ONCE) }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
