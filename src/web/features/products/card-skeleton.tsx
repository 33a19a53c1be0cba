// The exact shape of a card: same picture, same rows, so that nothing moves when it arrives.
import { Skeleton } from "../../ui/skeleton.tsx";
import { LYING } from "./card-layout.ts";

export function CardSkeleton() {
  return (
    <div className="@container/card min-w-0">
      <div className={LYING}>
        <Skeleton className="aspect-3/4" />
        <div className="min-w-0">
          <div className="mt-2.5 flex min-h-6.5 items-center justify-between lg:@min-[345px]/card:mt-0">
            <Skeleton className="h-6.5 w-21" />
            <Skeleton className="h-3.5 w-13" />
          </div>
          <div className="mt-1.5 flex h-[calc(1lh+4px)] items-center text-15 leading-snug @2xs/card:text-16">
            <Skeleton className="h-4 w-4/5" />
          </div>
          <div className="flex h-[1lh] items-center text-15 @2xs/card:text-16">
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      </div>
    </div>
  );
}
