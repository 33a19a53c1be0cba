import { afterEach, expect, it, vi } from "vitest";
import { putOnModel, takeOffModel, useModel } from "./model-store.ts";
import { shareSelection } from "./other-tabs.ts";

/** The channel as another tab has it. */
const other = new BroadcastChannel("ribby-model");
const heard = vi.fn();
other.addEventListener("message", ({ data }) => heard(data));

let stop = () => {};
afterEach(() => {
  stop();
  heard.mockClear();
  useModel.setState({ selectedForModel: [] });
});

const selected = () => useModel.getState().selectedForModel;

it("a new tab asks, takes over what the others have, and does not say it back", async () => {
  stop = shareSelection();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  other.postMessage(["a", "b"]);
  await vi.waitFor(() => expect(selected()).toEqual(["a", "b"]));
  expect(heard).toHaveBeenCalledTimes(1);
});

it("what is selected or taken off here is told to the others", async () => {
  stop = shareSelection();
  putOnModel("a");
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(["a"]));
  takeOffModel("a");
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith([]));
});

it("anything else that is said on the channel is not believed", async () => {
  stop = shareSelection();
  for (const odd of [["a", "b", "c"], [1], "x", null]) other.postMessage(odd);
  other.postMessage(["a"]);
  await vi.waitFor(() => expect(selected()).toEqual(["a"]));
});
