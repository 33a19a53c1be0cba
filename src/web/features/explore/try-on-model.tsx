// Turns fitting on and explains it in three steps.
import { startModelFitting, useModel } from "../collection/model-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { MANNEQUIN } from "../../ui/icon-paths.ts";
import { Popover } from "../../ui/popover.tsx";

const STEPS = ["model.stepPin", "model.stepSelect", "model.stepFit"] as const;

export function TryOnModel() {
  const { t, formats } = useText();
  const isOn = useModel((state) => state.isModelFitting);
  return (
    <Popover
      title={t("model.try")}
      closeLabel={t("close")}
      renderTrigger={({ onClick, ...props }) => (
        <button
          type="button"
          {...props}
          onClick={() => {
            startModelFitting();
            onClick();
          }}
          className={cx(
            buttonStyle({ variant: "bare" }),
            "px-2.5 max-xl:border-line-2 sm:px-3",
            isOn && "bg-sunk",
          )}
        >
          <Icon path={MANNEQUIN} />
          {t("model.try")}
        </button>
      )}
    >
      <ol className="mt-1 grid gap-3 pe-2 text-15 leading-snug">
        {STEPS.map((step, at) => (
          <li key={step} className="grid grid-cols-[28px_1fr] items-baseline">
            <span className="font-serif text-18 leading-none text-accent">
              {formats.number(at + 1)}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
    </Popover>
  );
}
