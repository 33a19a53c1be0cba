// A modal dialog with a title, a body and actions.
import { useId, useRef } from "react";
import { cx } from "./cx.ts";
import { ModalActions, ModalHead, type ModalProps } from "./modal-parts.tsx";
import { useModal } from "./use-modal.ts";

type Props = ModalProps & { width?: "narrow" | "wide" };

export function Dialog(props: Props) {
  const { isOpen, onClose, title, closeLabel, children, actions, back, width = "narrow" } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, isOpen, onClose, back);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx(
        "m-auto max-h-[min(86dvh,52rem)] w-[calc(100vw-2rem)] flex-col rounded-md border border-line bg-surface text-ink shadow-float open:flex",
        "transition-[opacity,translate] duration-200 starting:open:translate-y-2 starting:open:opacity-0",
        width === "narrow" ? "max-w-[30rem]" : "max-w-[56rem] max-md:w-[calc(100vw-1rem)]",
      )}
    >
      {isOpen && (
        <>
          <ModalHead id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
          <div className="relative min-h-0 overflow-y-auto overscroll-contain px-6 pt-2 pb-6 max-md:px-4">
            {children}
          </div>
          {actions && <ModalActions>{actions}</ModalActions>}
        </>
      )}
    </dialog>
  );
}
