// A brand's terms, asked once for all that show them.
import { useQuery } from "@tanstack/react-query";
import { brandTerms } from "../../../contract/trust.ts";
import { call } from "../../lib/api.ts";

/** A shop's terms change with a reading of its pages, at most once a day: they are not asked anew for each piece. */
export const TERMS_KEPT = { staleTime: 10 * 60_000, gcTime: 30 * 60_000 };

export const useBrandTerms = (brandName: string) =>
  useQuery({
    queryKey: ["terms", "brand", brandName.toLowerCase()],
    queryFn: ({ signal }) => call(brandTerms, { params: { brandName }, signal }),
    enabled: brandName !== "",
    retry: false,
    ...TERMS_KEPT,
  });
