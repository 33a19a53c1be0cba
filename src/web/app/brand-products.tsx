// With a brand's id this is where it manages its products; with a name, its public page.
import { useParams } from "react-router";
import { isBrandId } from "../../contract/shapes.ts";
import { Protected } from "./protected.tsx";
import { BrandScreen, ManagementScreen } from "./screens.ts";

export function BrandProducts() {
  const { brand = "" } = useParams();
  if (!isBrandId(brand)) return <BrandScreen />;
  return (
    <Protected brandId={brand}>
      <ManagementScreen key={brand} brandId={brand} />
    </Protected>
  );
}
