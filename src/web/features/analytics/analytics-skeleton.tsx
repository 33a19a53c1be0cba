// Cards, trend, two charts and the table, in their places.
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

export function AnalyticsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="grid gap-5">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <div className="grid gap-5 max-lg:grid-cols-2 max-sm:grid-cols-1">
          <Skeleton className="h-44 max-lg:h-36" />
          <Skeleton className="h-44 max-lg:h-36" />
        </div>
        <Skeleton className="h-96" />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
