// What is chosen on a brand's page. It stands in the address, in the words of Explore, so that it can be shared and
// gone back to.
import { useNavigate, useLocation } from "react-router";
import { readAddress, writeAddress, type Address } from "./address.ts";

export function useBrandAddress(): [Address, (change: Partial<Address>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { choice, selected } = readAddress(search);
  // Which brand it is, the path says.
  const own = { choice: { ...choice, brands: [] }, selected };
  const write = (change: Partial<Address>) => {
    const next = writeAddress({ ...own, ...change });
    void navigate({ search: next && `?${next}` }, { replace: true, preventScrollReset: true });
  };
  return [own, write];
}
