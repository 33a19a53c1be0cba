// The pieces that an import has brought, as pictures: that it is one's own shop is seen before a word is read.
import { useQuery } from "@tanstack/react-query";
import { ownProducts } from "../../../contract/catalogue.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { Thumbnail } from "../products/thumbnail.tsx";

/** Two rows where there is room for twelve beside each other. */
const SHOWN = 24;
const WIDTH_PX = 76;

export function NewPieces({ brandId }: { brandId: string }) {
  const { data = [] } = useQuery({
    queryKey: ["imported", brandId],
    queryFn: ({ signal }) => callSignedIn(ownProducts, { params: { brandId }, signal }),
    select: (products) => products.filter(({ isNew }) => isNew).slice(0, SHOWN),
    staleTime: 0,
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    // Their names stand on the workbench, one link further.
    <ul
      aria-hidden="true"
      className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2"
    >
      {data.map((product) => (
        <li key={product.id}>
          <Thumbnail product={product} width={WIDTH_PX} />
        </li>
      ))}
    </ul>
  );
}
