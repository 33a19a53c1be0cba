// The title of Explore, how much there is to see, and where one asks for it.
import { useEffect, useRef, type ReactNode } from "react";
import { seeHead, useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useInView } from "../../lib/use-in-view.ts";
import { useSession } from "../../lib/session.ts";
import { cx } from "../../ui/cx.ts";
import { TryOnModel } from "./try-on-model.tsx";

/** The bar covers this much of the page. */
const UNDER_THE_BAR = "-64px 0px 0px";

type Props = { isBesidePanel: boolean; field: ReactNode };

export function ExploreIntro({ isBesidePanel, field }: Props) {
  const { t } = useText();
  const counts = useExplore((state) => state.counts);
  const isBrand = useSession() !== null;
  const title = useRef<HTMLHeadingElement>(null);
  const asking = useRef<HTMLDivElement>(null);
  const isTitleSeen = useInView(title, UNDER_THE_BAR, true);
  const isFieldSeen = useInView(asking, UNDER_THE_BAR, true);
  useEffect(() => {
    seeHead({ title: isTitleSeen, field: isFieldSeen });
    return () => seeHead({ title: true, field: true });
  }, [isTitleSeen, isFieldSeen]);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 sm:gap-x-6">
      <h1 ref={title} className={cx("text-display", field ? "max-md:me-auto" : "me-auto")}>
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
        <div
          ref={asking}
          className="min-w-0 flex-1 self-center max-md:order-2 max-md:mt-2 max-md:w-full max-md:flex-none"
        >
          {field}
        </div>
      )}
      <div className={cx("flex-none self-center", isBrand ? "min-[94rem]:hidden" : "xl:hidden")}>
        <TryOnModel />
      </div>
    </header>
  );
}
