// Pieces on a figure: a hosted model where there is a key for one, our own composer where there is none or it fails.
import { openFigurePicture } from "../features/fit/figure/figure.ts";
import { createAsGarment } from "../features/fit/as-garment.ts";
import { createFitFiles } from "../features/fit/fit-files.ts";
import { createFitOnModel } from "../features/fit/fit-on-model.ts";
import { createFittingRoom } from "../features/fit/fitting-room.ts";
import { localTryOn } from "../features/fit/local-try-on.ts";
import { createFitOnPhoto } from "../features/fit/own-photo/fit-on-photo.ts";
import { createFindPiece, createFindPieces } from "../features/fit/pieces.ts";
import { Problem } from "../problems.ts";
import { openTryOn } from "../providers/try-on/open.ts";
import { withFallback } from "../providers/try-on/with-fallback.ts";
import { cutOut, cutOutPerson } from "../providers/vision/cut-out.ts";
import type { ContainerBase } from "./base.ts";

/** Looking at a picture and making one happen in threads of their own. */
export function buildFit({ config, db, outside, openOriginal, secret, storage }: ContainerBase) {
  const room = createFittingRoom({ ask: cutOut, askPerson: cutOutPerson });
  const local = localTryOn(room);
  const tryOn = config.tryOn
    ? withFallback(
        openTryOn(config.tryOn, { openFigure: openFigurePicture, openElsewhere: openOriginal }),
        local,
        {
          finish: (picture, language) => room.finish(picture, language),
          report: outside.report ?? (() => {}),
        },
      )
    : local;
  const fitFiles = createFitFiles(storage.fitCache, secret);
  const findPiece = createFindPiece(db, outside.publicUrl);
  const asGarment = createAsGarment({
    openOriginal,
    // A picture we drew has the piece on a transparent base beside it.
    openCutOut: (url) => outside.openOwnPicture(url.replace(/\.webp$/, "-cut.webp")),
  });
  return {
    fitFiles,
    fitOnModel: createFitOnModel({
      findPieces: createFindPieces(findPiece),
      asGarment,
      tryOn,
      files: fitFiles,
    }),
    fitOnPhoto: createFitOnPhoto({ isOffered: config.ownPhoto, findPiece, asGarment, room }),
    /** Undefined where the outline would be a guess. */
    cutOut: async (picture: Buffer, category: string): Promise<Buffer | undefined> => {
      try {
        return Buffer.from(await room.cut({ title: "", category, pictures: [picture] }));
      } catch (error) {
        if (error instanceof Problem && error.code === "fit_picture_unusable") return undefined;
        throw error;
      }
    },
    tryOnName: () => tryOn.name,
    closeFit: () => room.close(),
  };
}
