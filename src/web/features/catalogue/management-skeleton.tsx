// The shape of the screen while its products are on their way.
import { Skeleton } from "../../ui/skeleton.tsx";

export function ManagementSkeleton({ label }: { label: string }) {
  return (
    <div className="wrap-page min-h-dvh pt-8 md:pt-10">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-11 w-64" />
      <Skeleton className="mt-10 h-12 w-full max-w-[30rem]" />
      <div className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} className="h-36 md:aspect-3/5 md:h-auto" />
        ))}
      </div>
    </div>
  );
}
