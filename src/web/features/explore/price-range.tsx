// Two handles and two fields for the same two numbers; at its end a handle means "any".
import { useState } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { controlStyle } from "../../ui/control-style.ts";
import { cx } from "../../ui/cx.ts";
import { turned, useFilterChoice } from "./filter-choice.ts";
import { readAmount } from "./read-amount.ts";

type Bounds = { min: number; max: number };

const STEP = 10;

const slider =
  "pointer-events-none absolute inset-x-0 top-0 h-6 touch:h-11 w-full appearance-none bg-transparent focus-visible:outline-none " +
  "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[1.5px] [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-surface " +
  "[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-4.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[1.5px] [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-surface " +
  // A finger takes hold of 44 px around the same small circle.
  "touch:[&::-webkit-slider-thumb]:size-11 touch:[&::-webkit-slider-thumb]:border-12 touch:[&::-webkit-slider-thumb]:border-transparent touch:[&::-webkit-slider-thumb]:bg-clip-padding touch:[&::-webkit-slider-thumb]:inset-ring-[1.5px] touch:[&::-webkit-slider-thumb]:inset-ring-ink " +
  "touch:[&::-moz-range-thumb]:size-5 touch:[&::-moz-range-thumb]:border-12 touch:[&::-moz-range-thumb]:border-transparent touch:[&::-moz-range-thumb]:bg-clip-padding touch:[&::-moz-range-thumb]:inset-ring-[1.5px] touch:[&::-moz-range-thumb]:inset-ring-ink " +
  "focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-ink focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2";

export function PriceRange({ bounds }: { bounds: Bounds }) {
  const { t } = useText();
  const { choice, choose } = useFilterChoice();
  const { min_price, max_price } = choice;
  const low = Math.floor(bounds.min / STEP) * STEP;
  const high = Math.ceil(bounds.max / STEP) * STEP;
  const from = min_price ?? low;
  const to = max_price ?? high;
  const share = (value: number) => `${(100 * (value - low)) / Math.max(high - low, 1)}%`;
  const range = { type: "range", min: low, max: high, step: STEP, className: slider } as const;

  return (
    <>
      <div className="relative mx-0.5 mb-3 h-6 touch:-mx-2.5 touch:h-11">
        <span className="absolute inset-x-0 top-[11px] h-0.5 bg-line-2 touch:inset-x-3 touch:top-[21px]" />
        <span
          className="absolute top-[11px] h-0.5 bg-ink touch:top-[21px]"
          style={{ insetInlineStart: share(from), insetInlineEnd: `calc(100% - ${share(to)})` }}
        />
        <input
          {...range}
          aria-label={t("filters.from")}
          value={from}
          onChange={({ target }) => choose({ min_price: atLeast(Number(target.value), low, to) })}
        />
        <input
          {...range}
          aria-label={t("filters.to")}
          value={to}
          onChange={({ target }) => choose({ max_price: atMost(Number(target.value), high, from) })}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PriceField
          label="filters.from"
          value={min_price}
          placeholder={low}
          onSet={(min) => choose({ min_price: min })}
        />
        <PriceField
          label="filters.to"
          value={max_price}
          placeholder={high}
          onSet={(max) => choose({ max_price: max })}
        />
      </div>
    </>
  );
}

const atLeast = (value: number, low: number, to: number) =>
  value <= low ? null : Math.min(value, to);
const atMost = (value: number, high: number, from: number) =>
  value >= high ? null : Math.max(value, from);

type FieldProps = {
  label: "filters.from" | "filters.to";
  value: number | null | undefined;
  placeholder: number;
  onSet: (value: number | null) => void;
};

/** Takes the reader's own digits; what is no number counts as nothing. */
function PriceField({ label, value, placeholder, onSet }: FieldProps) {
  const { t, formats } = useText();
  const { choice, choose, apply } = useFilterChoice();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value == null ? "" : formats.number(value);
  return (
    <label className="grid gap-1 text-13 text-ink-3">
      {t(label)}
      <input
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? shown}
        placeholder={formats.number(placeholder)}
        onChange={({ target }) => {
          setDraft(target.value);
          onSet(readAmount(target.value));
        }}
        onBlur={() => {
          setDraft(null);
          choose(turned(choice));
        }}
        onKeyDown={({ key }) => {
          if (key !== "Enter") return;
          // What stands there from now on is what is applied, not what was typed.
          setDraft(null);
          apply(turned(choice));
        }}
        className={cx(controlStyle, "min-h-11 px-3 tabular-nums")}
      />
    </label>
  );
}
