// The title of Explore, and how much there is to see.
import { useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { TryOnModel } from "./try-on-model.tsx";

export function ExploreIntro({ isBesidePanel }: { isBesidePanel: boolean }) {
  const { t } = useText();
  const counts = useExplore((state) => state.counts);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 sm:gap-x-6">
      <h1 className="text-display me-auto">{t("explore.title")}</h1>
      <p
        className={cx(
          "max-w-[40ch] text-15 leading-snug text-ink-2 max-lg:order-1 max-lg:w-full max-lg:max-w-none lg:pb-1.5 lg:text-end",
          isBesidePanel && "lg:max-xl:hidden",
        )}
      >
        {counts
          ? `${t("explore.pieces", { n: counts.products })} ${t("explore.brands", { n: counts.brands })}`
          : t("explore.lede")}{" "}
        <span className="lg:block max-sm:hidden">{t("explore.buying")}</span>
      </p>
      <div className="flex-none self-center xl:hidden lg:self-end">
        <TryOnModel />
      </div>
    </header>
  );
}
