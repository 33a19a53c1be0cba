// A part of the filters that folds away.
import { useId, useState, type ReactNode } from "react";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { CHEVRON_UP } from "../../ui/icon-paths.ts";

type Props = { title: string; children: ReactNode; startsOpen?: boolean };

export function FilterSection({ title, children, startsOpen = true }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  // What nobody has opened is not drawn; opened once, it keeps what was typed.
  const [wasOpen, setWasOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className="border-t border-line py-1">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
            setWasOpen(true);
          }}
          className="flex min-h-11 w-full items-center justify-between text-15 font-medium focus-visible:-outline-offset-2"
        >
          {title}
          <Icon
            path={CHEVRON_UP}
            className={cx("size-4 transition-transform", !isOpen && "rotate-180")}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-1 pb-4">
        {wasOpen && children}
      </div>
    </div>
  );
}
