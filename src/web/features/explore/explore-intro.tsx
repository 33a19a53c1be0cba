// The title of Explore, how much there is to see, and where one asks for it.
import type { ReactNode } from "react";
import { useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { TryOnModel } from "./try-on-model.tsx";

type Props = { isBesidePanel: boolean; field: ReactNode };

export function ExploreIntro({ isBesidePanel, field }: Props) {
  const { t } = useText();
  const counts = useExplore((state) => state.counts);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 sm:gap-x-6">
      <h1 className={cx("text-display", field ? "max-md:me-auto" : "me-auto")}>
        {t("explore.title")}
      </h1>
      <p
        className={cx(
          "text-15 leading-snug text-ink-2 max-lg:order-1 max-lg:w-full",
          field ? "lg:order-1 lg:w-full" : "lg:max-w-[40ch] lg:pb-1.5 lg:text-end",
          isBesidePanel && "lg:max-xl:hidden",
        )}
      >
        {counts
          ? `${t("explore.pieces", { n: counts.products })} ${t("explore.brands", { n: counts.brands })}`
          : t("explore.lede")}{" "}
        <span className={cx("max-sm:hidden", !field && "lg:block")}>{t("explore.buying")}</span>
      </p>
      {field && (
        <div className="min-w-0 flex-1 self-center max-md:order-2 max-md:mt-2 max-md:w-full max-md:flex-none">
          {field}
        </div>
      )}
      <div className="flex-none self-center xl:hidden">
        <TryOnModel />
      </div>
    </header>
  );
}
