// One photo of the brand's, small. It comes late, so what it is stands on the button around it.
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePreview } from "../pictures/use-preview.ts";

export function PhotoThumb({ brandId, url }: { brandId: string; url: string }) {
  const { data } = usePreview(brandId, url);
  return data ? (
    <img src={data} alt="" draggable={false} className="size-full object-cover dark-dim" />
  ) : (
    <Skeleton className="size-full" />
  );
}
