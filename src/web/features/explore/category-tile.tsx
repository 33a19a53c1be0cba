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
      className="flex flex-none items-center gap-2 border-b-2 border-transparent px-2 py-2.5 text-14 leading-[1.3] whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[pressed=mixed]:border-edge aria-[pressed=mixed]:text-ink aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:text-ink md:px-3"
    >
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="size-8 fill-none stroke-current"
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
