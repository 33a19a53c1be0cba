// One or two pieces of the catalogue on a shopper's own photo. No hosted fitter ever sees it, and nothing is kept.
import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { fitOnPhoto } from "../../../../contract/fit.ts";
import type { Language } from "../../../../contract/languages.ts";
import { notFound } from "../../../problems.ts";
import { checkPicture } from "../../products/check-picture.ts";
import type { AsGarment } from "../as-garment.ts";
import type { FittingRoom } from "../fitting-room.ts";
import type { FindPiece } from "../pieces.ts";

export type FitOnPhoto = {
  isOffered: boolean;
  dress(photo: Buffer, query: QueryOf<typeof fitOnPhoto>, language?: Language): Promise<Uint8Array>;
};

export type PhotoParts = {
  /** The operator's setting. */
  isOffered: boolean;
  findPiece: FindPiece;
  asGarment: AsGarment;
  room: FittingRoom;
};

const KINDS = ["jpeg", "png", "webp", "avif"] as const;

export const createFitOnPhoto = ({
  isOffered,
  findPiece,
  asGarment,
  room,
}: PhotoParts): FitOnPhoto => ({
  isOffered,
  async dress(photo, { piece, other }, language) {
    try {
      if (!isOffered) throw notFound("ownPhotoOff");
      await checkPicture(photo, KINDS);
      const open = async (id: string) => asGarment(await findPiece({ id, title: "", image: "" }));
      const first = await open(piece);
      const second = other === undefined ? undefined : await open(other);
      return await room.dressPhoto({ photo, garments: [first, second], language });
    } finally {
      photo.fill(0);
    }
  },
});
