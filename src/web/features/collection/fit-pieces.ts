// The two chosen pieces become one picture, wherever it is asked for.
import type { EventSource } from "../../../contract/events.ts";
import { fitOnModel } from "../../../contract/fit.ts";
import type { Product } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { outlastCuts } from "../../lib/connection-store.ts";
import { reportEvent } from "../../lib/report-event.ts";
import { writeStored } from "../../lib/storage.ts";
import { keptFigure, type KeptFigure } from "./kept-figure.ts";
import { beginFitting, endFitting, showFit, useModel } from "./model-store.ts";
import { usePins } from "./pins-store.ts";

/** Selected and still pinned, in the order of the selection. */
export function chosenPieces(): Product[] {
  const { pinned } = usePins.getState();
  return useModel
    .getState()
    .selectedForModel.flatMap((id) => pinned.find((product) => product.id === id) ?? []);
}

type Options = {
  /** Where it was asked for. Left out for the same pieces on another figure, which is no new fitting. */
  source?: EventSource;
  /** The figure; left out, the one that was chosen last. */
  figure?: KeptFigure;
  signal?: AbortSignal;
  /** The preview opens at once and waits; who closes it does not want the picture any more. */
  isAwaited?: boolean;
  /** Somebody looks at the preview until it comes: without a network it waits for one. */
  isWatched?: boolean;
};

/** The picture opens in the preview and is remembered; the selection has served its purpose. */
export async function fitPieces(
  pieces: readonly Product[],
  {
    source,
    figure = keptFigure(),
    signal: given,
    isAwaited = false,
    isWatched = isAwaited,
  }: Options,
): Promise<string> {
  const waiting = new AbortController();
  const signal = given ?? waiting.signal;
  beginFitting(isAwaited ? { pieces, giveUp: () => waiting.abort() } : null);
  try {
    const products = pieces.map(describe);
    const ask = () => call(fitOnModel, { body: { products, ...figure }, signal });
    const fitted = await (isWatched ? outlastCuts(ask, signal) : ask());
    const { image_url: modelImage, body, layout, pieces: shown } = fitted;
    writeStored("last_model_image", modelImage);
    showFit(modelImage, { pieces, body, layout, shown });
    if (source) {
      for (const { id } of pieces) reportEvent({ event_type: "model_fit", product_id: id, source });
    }
    return modelImage;
  } finally {
    endFitting();
  }
}

const describe = ({ id, title, image, image_url }: Product) => ({
  id,
  title,
  image: image ?? image_url ?? "",
});
