// OpenAI, Anthropic, Google and whatever speaks OpenAI's language, through the AI SDK.
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  stepCountIs,
  streamText,
  tool,
  type LanguageModel as SdkModel,
  type TextStreamPart,
  type ToolSet,
} from "ai";
import {
  ModelFailure,
  type LanguageModel,
  type ModelSettings,
  type ModelTool,
  type Task,
} from "./language-model.ts";

/** A tool call, perhaps a second one, and the words. */
const STEPS_MAX = 3;
const TOKENS_MAX = 900;

// The kit prints what it thinks of our settings to the console unless told not to.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

export function hostedModel(settings: ModelSettings): LanguageModel {
  const model = connect(settings);
  return {
    name: `${settings.provider}:${settings.model}`,
    write: (task, signal) => write(model, task, signal),
  };
}

/** Addresses and keys are always named: left out, the kit would look for them in the environment. */
function connect({ provider, model, apiKey = "", baseUrl }: ModelSettings): SdkModel {
  const way = { apiKey, fetch: boundedFetch };
  switch (provider) {
    case "openai":
      // The chat interface, not the newer one: stand-ins and proxies speak it as well.
      return createOpenAI({ ...way, baseURL: baseUrl ?? "https://api.openai.com/v1" }).chat(model);
    case "anthropic":
      return createAnthropic({ ...way, baseURL: baseUrl ?? "https://api.anthropic.com/v1" })(model);
    case "google":
      return createGoogleGenerativeAI({
        ...way,
        baseURL: baseUrl ?? "https://generativelanguage.googleapis.com/v1beta",
      })(model);
    case "compatible":
      return createOpenAICompatible({
        name: "compatible",
        baseURL: baseUrl ?? "",
        fetch: boundedFetch,
        ...(apiKey && { apiKey }),
      })(model);
  }
}

async function* write(model: SdkModel, task: Task, signal: AbortSignal): AsyncGenerator<string> {
  const { fullStream } = streamText({
    model,
    system: task.instructions,
    prompt: task.prompt,
    tools: toolSet(task.tools ?? {}),
    stopWhen: stepCountIs(STEPS_MAX),
    maxOutputTokens: TOKENS_MAX,
    // Whoever waits has a local answer ready; a second try would only be a longer wait.
    maxRetries: 0,
    abortSignal: signal,
    // Failures arrive in the stream as well; the default prints them.
    onError: () => {},
  });
  try {
    yield* textIn(fullStream);
  } catch (error) {
    // The kit's own errors carry the whole request; they go no further than this as a cause.
    throw error instanceof ModelFailure ? error : failed(error);
  }
}

const failed = (cause: unknown) => new ModelFailure("The model failed.", { cause });

async function* textIn(parts: AsyncIterable<TextStreamPart<ToolSet>>): AsyncGenerator<string> {
  let isWhole = false;
  for await (const part of parts) {
    if (part.type === "text-delta") yield part.text;
    // An empty piece tells the listener that the model is at work, though not yet speaking.
    else if (part.type === "reasoning-delta" || part.type.startsWith("tool-")) yield "";
    else if (part.type === "error") throw failed(part.error);
    else if (part.type === "abort") throw new ModelFailure("The model was stopped.");
    else if (part.type === "finish") isWhole = part.finishReason === "stop";
  }
  if (!isWhole) throw new ModelFailure("The model's answer was cut off.");
}

const toolSet = (tools: Record<string, ModelTool>): ToolSet =>
  Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      tool({ description, inputSchema: input, execute: run }),
    ]),
  );

const MAX_BYTES = 1024 * 1024;

/**
 * The way to the model's address. It is the operator's own setting and may be private (a model in the same house),
 * so it does not pass the guarded fetch; but it follows nobody elsewhere with our key, and an answer that never
 * ends is cut.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(atMost(MAX_BYTES)), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new ModelFailure("The model's answer does not end."));
      else controller.enqueue(chunk);
    },
  });
}
