// A few choices of which one always holds: radio buttons in the clothes of a switch.
type Props<Value extends string> = {
  label: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Segmented<Value extends string>(props: Props<Value>) {
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-sm border border-line-2 p-0.5">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-9 reach items-center rounded-sm px-3 text-14 text-ink-2 transition-colors has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink hover:text-ink has-checked:hover:text-on-ink"
        >
          <input
            type="radio"
            name={props.name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
