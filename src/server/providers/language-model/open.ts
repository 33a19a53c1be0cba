import type { ModelSettings } from "./language-model.ts";
import { createSteadyModel, type SteadyModel, type SteadyOptions } from "./steady.ts";

/** The model that is configured, or none. The kit behind it is large; who does not use it does not load it. */
export async function openLanguageModel(
  settings: ModelSettings | undefined,
  options: SteadyOptions = {},
): Promise<SteadyModel | null> {
  if (!settings) return null;
  const { hostedModel } = await import("./hosted.ts");
  return createSteadyModel(hostedModel(settings), options);
}
