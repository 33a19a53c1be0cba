// Opens the hosted language model behind its circuit breaker.
import type { ModelSettings } from "./language-model.ts";
import {
  createGuardedModel,
  type GuardedModel,
  type GuardedModelOptions,
} from "./circuit-breaker.ts";

/** The model that is configured, or none. The kit behind it is large; who does not use it does not load it. */
export async function openLanguageModel(
  settings: ModelSettings | undefined,
  options: GuardedModelOptions = {},
): Promise<GuardedModel | null> {
  if (!settings) return null;
  const { hostedModel } = await import("./hosted.ts");
  return createGuardedModel(hostedModel(settings), options);
}
