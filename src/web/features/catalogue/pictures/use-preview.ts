// A picture as the product will show it, also one that is saved nowhere yet.
import { useQuery } from "@tanstack/react-query";
import { previewPicture } from "../../../../contract/catalogue.ts";
import { callForPicture } from "../../../lib/api.ts";
import { getSession } from "../../../lib/session.ts";

const WIDTH = 240;

export function usePreview(brandId: string, url: string) {
  return useQuery({
    queryKey: ["picture", brandId, url],
    queryFn: async ({ signal }) =>
      asDataUrl(
        await callForPicture(previewPicture, {
          params: { brandId },
          query: { url, w: WIDTH },
          token: getSession()?.token ?? null,
          signal,
        }),
      ),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** Unlike an object's address it needs no giving back. */
const asDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
