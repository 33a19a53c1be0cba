// What the bar offers on Explore. Phones have the collection within the thumb's reach instead.
import { useSession } from "../../lib/session.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { SEARCH } from "../../ui/icon-paths.ts";
import { useExplore } from "./explore-store.ts";
import { CollectionButton } from "../collection/collection-button.tsx";
import { TryOnModel } from "./try-on-model.tsx";

type Props = { isStylistOpen: boolean; onToggleStylist: () => void };

export function ExploreActions({ isStylistOpen, onToggleStylist }: Props) {
  const { t } = useText();
  const isBrand = useSession() !== null;
  const isFieldInSight = useExplore((state) => state.inSight.field);
  return (
    <>
      <div className={isBrand ? "max-[94rem]:hidden" : "max-xl:hidden"}>
        <TryOnModel />
      </div>
      <CollectionButton className="max-lg:hidden" />
      <button
        type="button"
        aria-expanded={isStylistOpen}
        aria-label={t("search.open")}
        onClick={onToggleStylist}
        className={cx(
          buttonStyle(),
          "max-lg:w-11 max-lg:border-transparent max-lg:px-0 max-lg:hover:bg-sunk",
          // The field says the same, larger.
          isFieldInSight && "max-lg:invisible",
        )}
      >
        <Icon path={SEARCH} />
        <span className="max-lg:hidden">{t("search.open")}</span>
      </button>
    </>
  );
}
