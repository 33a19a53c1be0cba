// Opens the hosted try-on model that an operator has a key for.
import { fashnTryOn } from "./fashn.ts";
import { geminiTryOn } from "./gemini.ts";
import type { HostedOptions } from "./hosted.ts";
import { openaiTryOn } from "./openai.ts";
import type { TryOn } from "./try-on.ts";

export type TryOnSettings = {
  provider: "fashn" | "gemini" | "openai";
  apiKey: string;
  baseUrl: string | undefined;
};

const MAKERS = { fashn: fashnTryOn, gemini: geminiTryOn, openai: openaiTryOn };

export const openTryOn = (
  { provider, apiKey, baseUrl }: TryOnSettings,
  outside: Pick<HostedOptions, "openFigure" | "openElsewhere">,
): TryOn => MAKERS[provider]({ apiKey, baseUrl, ...outside });
