// A bar beside its figure; it grows from where the line of text begins.
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { directionOf } from "../../../contract/languages.ts";

export function Meter({
  value,
  most,
  className,
}: {
  value: number;
  most: number;
  className: string;
}) {
  const { language } = useText();
  const length = most === 0 ? 0 : Math.max((value / most) * 100, 0.75);
  const from = directionOf(language) === "rtl" ? 100 - length : 0;
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx("block w-full fill-current", className)}
    >
      <rect x={from} width={length} height={1} />
    </svg>
  );
}
