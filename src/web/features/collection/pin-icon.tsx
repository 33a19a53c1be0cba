// The drawing of a pin, filled once it holds something.
type Props = { isFilled?: boolean };

export function PinIcon({ isFilled = false }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 stroke-current"
      fill={isFilled ? "currentColor" : "none"}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8.5 3.5h7l-.9 6.3 3.4 3.3v1.6H6v-1.6l3.4-3.3zM12 14.7v6" />
    </svg>
  );
}
