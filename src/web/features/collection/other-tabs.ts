// Tabs of one shopper agree on the two pieces for the model. The pins agree through what is stored; the selection is
// not to outlive a reload, so the tabs that are open tell each other.
import { MODEL_FIT_COUNT } from "../../../contract/limits.ts";
import { takeUpSelection, useModel } from "./model-store.ts";

const NAME = "ribby-model";
/** A tab that has just come asks what the others have. */
const ASK = "what is selected?";

export function shareSelection(): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(NAME);
  let heard: readonly string[] = useModel.getState().selectedForModel;
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const own = useModel.getState().selectedForModel;
    if (data === ASK) {
      if (own.length > 0) channel.postMessage(own);
    } else if (isSelection(data)) {
      heard = data;
      takeUpSelection({ selectedForModel: data });
    }
  });
  const stop = useModel.subscribe(({ selectedForModel }, before) => {
    if (selectedForModel === before.selectedForModel || selectedForModel === heard) return;
    channel.postMessage(selectedForModel);
  });
  channel.postMessage(ASK);
  return () => {
    stop();
    channel.close();
  };
}

const isSelection = (data: unknown): data is string[] =>
  Array.isArray(data) &&
  data.length <= MODEL_FIT_COUNT &&
  data.every((id) => typeof id === "string");
