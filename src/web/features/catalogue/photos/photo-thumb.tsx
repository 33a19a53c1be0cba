// One photo of the brand's, small.
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePreview } from "../pictures/use-preview.ts";

export function PhotoThumb({
  brandId,
  url,
  label,
}: {
  brandId: string;
  url: string;
  label: string;
}) {
  const { data } = usePreview(brandId, url);
  return data ? (
    <img src={data} alt={label} draggable={false} className="size-full object-cover dark-dim" />
  ) : (
    <Skeleton className="size-full" />
  );
}
