// Opens a <dialog> over the page (modal-layer.ts says how) while `isOpen`. Escape, a press beside it and Back close it.
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useBackCloses } from "../lib/back-closes.ts";
import { closeModal, openModal } from "./modal-layer.ts";

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
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen) openModal(element, () => close.current());
    else closeModal(element);
  }, [dialog, isOpen]);

  // Closed before it is taken out of the page: only then the focus can go back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element) closeModal(element);
    };
  }, [dialog]);
}
