// Errors interrupt, good news waits its turn. Every error can be put away; another sentence brings the banner back.
import { useState, type ReactNode } from "react";
import { useText } from "../lib/languages/language-store.ts";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import { CROSS } from "./icon-paths.ts";

/** How the last thing that was done on a screen ended. */
export type Notice = { tone: "error" | "success"; message: string };
export type ShowNotice = (notice: Notice | null) => void;

type Props = {
  tone?: Notice["tone"];
  children: ReactNode;
  /** A button, such as Retry. */
  action?: ReactNode;
  /** What putting it away means; without it the banner hides itself. */
  dismiss?: { label: string; run: () => void };
  className?: string;
};

const TONES = {
  error: "border-accent bg-accent-wash",
  success: "border-good bg-good-wash",
};

export function Banner({ tone = "error", children, action, dismiss: given, className }: Props) {
  const { t } = useText();
  const [putAway, setPutAway] = useState<ReactNode>(null);
  if (putAway !== null && putAway === children) return null;
  const own = { label: t("dismiss"), run: () => setPutAway(children) };
  const dismiss = given ?? (tone === "error" ? own : undefined);
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cx(
        "flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-sm border py-1.5 ps-4 pe-1.5 text-15 leading-snug",
        TONES[tone],
        className,
      )}
    >
      <span dir="auto" className="me-auto min-w-0 text-page-start flex-1 basis-40 py-2">
        {children}
      </span>
      {action}
      {dismiss && (
        <IconButton label={dismiss.label} onClick={dismiss.run} className="hover:bg-transparent">
          <Icon path={CROSS} />
        </IconButton>
      )}
    </div>
  );
}
