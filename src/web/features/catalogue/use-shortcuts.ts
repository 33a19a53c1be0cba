// `/` goes to the search box; Ctrl+S saves the product that is being edited, else everything.
import { useEffect, type RefObject } from "react";
import { isModalOpen } from "../../ui/modal-layer.ts";

type Shortcuts = {
  searchBox: RefObject<HTMLInputElement | null>;
  saveOne: (id: string) => void;
  saveAll: () => void;
};

export function useShortcuts({ searchBox, saveOne, saveAll }: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModal = isModalOpen();
      if (event.key === "/" && !isModal && !isTyping(event.target)) {
        event.preventDefault();
        searchBox.current?.focus();
      }
      // By its place, not its letter: on an Arabic keyboard the same key writes س.
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (isModal) return;
      const editor = event.target instanceof Element && event.target.closest("[data-editor]");
      const id = editor instanceof HTMLElement ? editor.dataset["editor"] : undefined;
      if (id === undefined) saveAll();
      else saveOne(id);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [searchBox, saveOne, saveAll]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
