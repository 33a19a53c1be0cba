// What stands there while a screen's code is on its way: the screen's own shape, so that nothing moves when it comes.
import { matchPath, useLocation } from "react-router";
import { PAGES } from "../../contract/pages.ts";
import { isBrandId } from "../../contract/shapes.ts";
import { ManagementSkeleton } from "../features/catalogue/management-skeleton.tsx";
import { ProductGrid, WHOLE_PAGE_SIZES } from "../features/products/product-grid.tsx";
import { ProductSkeleton } from "../features/products/product-skeleton.tsx";
import { useText } from "../lib/languages/language-store.ts";
import { Skeleton } from "../ui/skeleton.tsx";

type Shape = "product" | "list" | "management" | "stylist" | "form" | "page";

const SHAPES: readonly (readonly [Shape, readonly string[]])[] = [
  ["product", [PAGES.product]],
  ["stylist", [PAGES.stylist]],
  ["list", [PAGES.brand, PAGES.collection]],
  ["form", [PAGES.login, PAGES.register, PAGES.resetPassword, PAGES.verifyEmail]],
];

/** Which shape the screen at an address has. */
export function shapeOf(pathname: string): Shape {
  const management = matchPath(PAGES.brandProducts, pathname);
  if (management) return isBrandId(management.params.brand ?? "") ? "management" : "list";
  const own = SHAPES.find(([, patterns]) => patterns.some((path) => matchPath(path, pathname)));
  return own?.[0] ?? "page";
}

export function ScreenSkeleton() {
  const { t } = useText();
  const shape = shapeOf(useLocation().pathname);
  if (shape === "product") return <ProductSkeleton />;
  if (shape === "management") return <ManagementSkeleton label={t("loading")} />;
  return (
    // A whole screen high: the footer would jump out of sight when the screen arrives.
    <div aria-busy="true" className="min-h-dvh">
      <output className="sr-only">{t("loading")}</output>
      {shape === "list" && <ListShape />}
      {shape === "stylist" && <StylistShape />}
      {shape === "form" && <FormShape />}
      {shape === "page" && <PageShape />}
    </div>
  );
}

/** A brand's page and a shared collection. */
const ListShape = () => (
  <div className="wrap-page pt-6 md:pt-8">
    <div className="mb-8 border-b border-line pb-6">
      <Skeleton className="h-9 w-56 md:h-14" />
      <Skeleton className="mt-3 h-5 w-32" />
    </div>
    <ProductGrid products={[]} source="brand" awaited={6} sizes={WHOLE_PAGE_SIZES} />
  </div>
);

/** The talk beside what it will find. */
const StylistShape = () => (
  <div className="lg:grid lg:min-h-[calc(100dvh-var(--bar))] lg:grid-cols-[minmax(0,clamp(400px,40vw,600px))_minmax(0,1fr)]">
    <div className="wrap-page flex flex-col border-line bg-surface lg:border-e lg:pe-6">
      <div className="flex min-h-16 items-center lg:min-h-20">
        <Skeleton className="h-8 w-40" />
      </div>
      <Skeleton className="mt-5 h-24 max-w-96 lg:mt-auto" />
      <Skeleton className="mt-5 mb-5 h-26" />
    </div>
    <div className="wrap-page pt-5 lg:pt-[10dvh]">
      <Skeleton className="h-14 max-w-120" />
      <Skeleton className="mt-4 h-6 max-w-96" />
    </div>
  </div>
);

const FormShape = () => (
  <div className="grid min-h-[calc(100dvh-var(--bar))] lg:-mb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,39%)]">
    <div className="wrap-page grid content-start justify-items-center pt-8 pb-16 md:pt-14">
      <div className="grid w-full max-w-[30rem] gap-5">
        <Skeleton className="h-11 w-3/4" />
        {["one", "two", "three"].map((field) => (
          <Skeleton key={field} className="h-18" />
        ))}
        <Skeleton className="h-13 w-40" />
      </div>
    </div>
    <div className="bg-plate max-lg:hidden" />
  </div>
);

const PageShape = () => (
  <div className="wrap-page mx-auto grid max-w-[60rem] gap-4 pt-8 md:pt-12">
    <Skeleton className="h-11 w-64" />
    <Skeleton className="mb-4 h-6 w-40" />
    {["one", "two", "three", "four"].map((line) => (
      <Skeleton key={line} className="h-14" />
    ))}
  </div>
);
