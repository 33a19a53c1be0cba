// A small panel under its button, without taking the page over.
import { useCallback, useId, useRef, useState, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useLightDismiss } from "./use-light-dismiss.ts";
import { Icon } from "./icon.tsx";
import { CROSS } from "./icon-paths.ts";

type TriggerProps = { "aria-expanded": boolean; "aria-controls": string; onClick: () => void };

type Props = {
  title: string;
  closeLabel: string;
  /** Draws the button that opens it; it must be the first button inside. */
  renderTrigger: (props: TriggerProps) => ReactNode;
  children: ReactNode;
  className?: string;
};

export function Popover({ title, closeLabel, renderTrigger, children, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback((reason: "escape" | "elsewhere" | "button") => {
    setOpen(false);
    if (reason !== "elsewhere") place.current?.querySelector("button")?.focus();
  }, []);
  useLightDismiss(place, isOpen, close);

  return (
    <div ref={place} className="relative">
      {renderTrigger({
        "aria-expanded": isOpen,
        "aria-controls": id,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <section
          id={id}
          aria-label={title}
          data-takes-escape
          className={cx(
            "absolute end-0 top-full z-40 mt-2 w-84 max-w-[calc(100vw-2rem)] rounded-md border border-line-2 bg-surface pt-2 pb-5 shadow-float transition-[opacity,translate] duration-150 starting:-translate-y-1 starting:opacity-0",
            className,
          )}
        >
          <div className="flex items-center justify-between ps-6 pe-2">
            <h2 className="text-subtitle">{title}</h2>
            <IconButton label={closeLabel} onClick={() => close("button")}>
              <Icon path={CROSS} />
            </IconButton>
          </div>
          <div className="px-6">{children}</div>
        </section>
      )}
    </div>
  );
}
