// Slides in from the inline end; on phones it rises from below, within the thumb's reach.
import { startTransition, useEffect, useId, useRef, useState } from "react";
import { ModalActions, ModalHead, type ModalProps } from "./modal-parts.tsx";
import { useModal } from "./use-modal.ts";

export function Drawer(props: ModalProps) {
  const { isOpen, onClose, title, closeLabel, children, actions, back } = props;
  const drawer = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // First the sheet, then in smaller steps what it holds: a phone answers a finger in between.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => startTransition(() => setFilled(isOpen)), [isOpen]);
  useModal(drawer, isOpen, onClose, back);
  return (
    <dialog
      ref={drawer}
      aria-labelledby={titleId}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none flex-col rounded-t-lg bg-surface text-ink shadow-float transition-[translate] duration-200 open:flex md:inset-y-0 md:start-auto md:end-0 md:h-dvh md:max-h-none md:w-[424px] md:rounded-none md:border-s md:border-line starting:open:max-md:translate-y-8 md:starting:open:ltr:translate-x-8 md:starting:open:rtl:-translate-x-8"
    >
      {isOpen && (
        <>
          <span
            aria-hidden="true"
            className="mx-auto mt-2 h-1 w-9 flex-none rounded-full bg-line-2 md:hidden"
          />
          <ModalHead id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
          {/* What only a voice reads is placed in it: around it, it would make the whole sheet longer than it is. */}
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 max-md:px-4">
            {isFilled && children}
          </div>
          {actions && <ModalActions>{actions}</ModalActions>}
        </>
      )}
    </dialog>
  );
}
