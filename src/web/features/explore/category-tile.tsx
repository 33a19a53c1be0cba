// One group of the categories: its drawing and its name.
import type { CategoryGroup } from "../../../contract/categories.ts";
import { useText } from "../../lib/languages/language-store.ts";

type Props = {
  group: CategoryGroup;
  pressed: boolean | "mixed";
  /** The one tile of the row that the Tab key stops at. */
  isStop: boolean;
  onPress: () => void;
};

export function CategoryTile({ group, pressed, isStop, onPress }: Props) {
  const { nameOf } = useText();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress}
      className="grid w-21 flex-none content-start justify-items-center gap-2 border-b-2 border-transparent px-1 pt-3 pb-2.5 text-center text-13 leading-[1.3] text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[pressed=mixed]:border-edge aria-[pressed=mixed]:text-ink aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:text-ink md:flex md:w-auto md:items-center md:gap-2 md:px-3 md:pt-2.5 md:text-14 md:whitespace-nowrap"
    >
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="size-11.5 fill-none md:size-8 stroke-current"
        strokeWidth="1.15"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use href={group.image} />
      </svg>
      {nameOf(group.name)}
    </button>
  );
}
