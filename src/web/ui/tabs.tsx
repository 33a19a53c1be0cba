// Arrow keys move between the tabs; only the open one's content is in the page.
import { Tabs as Radix } from "radix-ui";
import { useEffect, useRef, type ReactNode } from "react";
import { Badge } from "./badge.tsx";

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** Already written in the reader's digits. */
  count?: string;
  content: ReactNode;
};

type Props<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** The open one is seen in a row that is wider than the screen. Beside, the page stays where it is. */
function useOpenInSight(open: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector(`[data-tab="${CSS.escape(open)}"]`);
    if (!row.current || !tab) return;
    const [within, own] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    const isWhole = own.left >= within.left && own.right <= within.right;
    if (isWhole) return;
    const middle = (box: DOMRect) => (box.left + box.right) / 2;
    row.current.scrollBy({ left: middle(own) - middle(within) });
  }, [open]);
  return row;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  const row = useOpenInSight(value);
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
      dir={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className="flex gap-6 overflow-x-auto max-sm:gap-4.5 border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            className="relative inline-flex min-h-12 min-w-11 flex-none items-center justify-center gap-2 text-15 text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-ink"
          >
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
