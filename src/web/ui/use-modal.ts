// Opens a native <dialog> as a modal: the browser traps the focus, gives it back afterwards and closes on Escape.
// A press on the backdrop closes it too, but a drag that merely ends there does not; and so does Back.
import { useEffect, useLayoutEffect, type RefObject } from "react";
import { useBackCloses } from "../lib/back-closes.ts";

export type BackOptions = {
  /** By which Forward opens it again. */
  name?: string;
  /** False where somebody else looks after Back. */
  isClosing?: boolean;
};

export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
  back: BackOptions = {},
): void {
  useBackCloses(isOpen && back.isClosing !== false, onClose, back.name);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [dialog, isOpen]);

  // Closed before it is taken out of the page: only then the browser gives the focus back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) element.close();
    };
  }, [dialog]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const onPress = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener("cancel", onCancel);
    element.addEventListener("mousedown", onPress);
    return () => {
      element.removeEventListener("cancel", onCancel);
      element.removeEventListener("mousedown", onPress);
    };
  }, [dialog, onClose]);
}
