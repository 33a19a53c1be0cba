// When this leaves, the keyboard goes back to what it was on before.
import { useLayoutEffect } from "react";

export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      // A modal sheet keeps the rest of the page out of reach until it is gone.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, []);
}
