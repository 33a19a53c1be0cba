// What dialogs and drawers share: what they are told, their head and their foot.
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import { CROSS } from "./icon-paths.ts";
import type { BackOptions } from "./use-modal.ts";

export type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  actions?: ReactNode;
  back?: BackOptions;
};

type HeadProps = { id: string; title: ReactNode; closeLabel: string; onClose: () => void };

export function ModalHead({ id, title, closeLabel, onClose }: HeadProps) {
  return (
    <div className="flex flex-none items-center gap-2 py-2 ps-6 pe-2 max-md:ps-4">
      <h2 id={id} className="min-w-0 flex-1 text-subtitle">
        {title}
      </h2>
      <IconButton label={closeLabel} onClick={onClose}>
        <Icon path={CROSS} />
      </IconButton>
    </div>
  );
}

/** Buttons that stay in sight while the content scrolls. */
export function ModalActions({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-none flex-wrap justify-end gap-2 border-t border-line px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-md:px-4">
      {children}
    </footer>
  );
}
