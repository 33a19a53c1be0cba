// The exact shape of the page, so that nothing moves when the piece arrives.
import { useText } from "../../lib/languages/language-store.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { detailLayout } from "./product-layout.ts";

export function ProductSkeleton() {
  const { t } = useText();
  return (
    <div className="wrap-page md:pt-3" aria-busy="true">
      <output className="sr-only">{t("loading")}</output>
      <div className="h-11 max-md:hidden" />
      <div className={detailLayout}>
        <div className="max-lg:hidden" />
        <Skeleton className="aspect-3/4 max-md:-mx-(--gutter)" />
        <div className="grid content-start gap-4 pt-5 lg:ps-8 lg:pt-0 xl:ps-14">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-4 h-11 w-60" />
          <Skeleton className="h-11 w-60" />
          <Skeleton className="mt-4 h-13" />
        </div>
      </div>
    </div>
  );
}
