// Only there when something is pinned. Where room is short it is the drawing and the number.
import { useSession } from "../../lib/session.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Count } from "../../ui/count.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { HANGER } from "../../ui/icon-paths.ts";
import { openCollection, usePins } from "./pins-store.ts";

export function CollectionButton({ className }: { className?: string }) {
  const { t, formats } = useText();
  const isBrand = useSession() !== null;
  const n = usePins((state) => state.pinned.length);
  if (n === 0) return null;
  return (
    <button
      type="button"
      onClick={openCollection}
      className={cx(buttonStyle({ variant: "bare" }), "px-3", className)}
    >
      <Icon path={HANGER} />
      <span className={isBrand ? "max-[94rem]:sr-only" : "max-xl:sr-only"}>
        {t("collection.name")}
      </span>{" "}
      <Count>{formats.number(n)}</Count>
    </button>
  );
}
