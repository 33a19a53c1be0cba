// The port: something that writes sentences and may call tools on the way. What it writes is a
// proposal; whoever asks checks every sentence before a person sees it.
import type { z } from "zod";

export const MODEL_PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;

export type ModelSettings = {
  provider: (typeof MODEL_PROVIDERS)[number];
  model: string;
  apiKey: string | undefined;
  /** Where the provider is asked instead of at its own address; `compatible` has no other. */
  baseUrl: string | undefined;
};

/** Something the model may have done for it. What `run` throws reaches the model as a failed call. */
export type ModelTool = {
  description: string;
  input: z.ZodType;
  run: (input: unknown) => Promise<unknown>;
};

export type Task = {
  instructions: string;
  /** What is asked, as data. */
  prompt: string;
  tools?: Record<string, ModelTool>;
};

export type LanguageModel = {
  /** "openai:gpt-x", as operators read it. */
  name: string;
  /** Pieces of text as they arrive. Throws when the model fails, is slow or says nothing. */
  write(task: Task, signal: AbortSignal): AsyncIterable<string>;
};

export class ModelFailure extends Error {}
