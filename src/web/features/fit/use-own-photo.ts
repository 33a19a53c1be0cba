// The pieces on a photo of one's own. Both pictures live in this window's memory alone, until it is closed.
import { present } from "../../../contract/get-or-throw.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fitOnPhoto, ownPhoto } from "../../../contract/fit.ts";
import type { Product } from "../../../contract/products.ts";
import { call, callForPicture } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { showToast } from "../../ui/toast-store.ts";

export type OwnPhoto = {
  isOffered: boolean;
  /** The address of the made picture. */
  image: string | null;
  isWorking: boolean;
  give: (photo: File) => void;
  putAway: () => void;
};

export function useOwnPhoto(pieces: readonly Product[] | undefined): OwnPhoto {
  const { errorText } = useText();
  const [image, setImage] = useState<string | null>(null);
  const offered = useQuery({
    queryKey: ["own photo"],
    queryFn: ({ signal }) => call(ownPhoto, { signal }),
    enabled: pieces !== undefined,
  });
  // What is no longer shown is given back to the browser.
  useEffect(() => () => (image === null ? undefined : URL.revokeObjectURL(image)), [image]);
  const making = useMutation({
    mutationFn: (file: File) => {
      const [piece, other] = present(pieces);
      const query = {
        piece: present(piece).id,
        ...(other && { other: other.id }),
        consent: "yes" as const,
      };
      return callForPicture(fitOnPhoto, { query, file });
    },
    onSuccess: (picture) => setImage(URL.createObjectURL(picture)),
    onError: (error) => showToast({ message: errorText(error, "fitError") }),
  });
  return {
    isOffered: offered.data?.offered === true && pieces !== undefined,
    image,
    isWorking: making.isPending,
    give: making.mutate,
    putAway: () => setImage(null),
  };
}
