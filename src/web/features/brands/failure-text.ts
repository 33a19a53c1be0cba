// The server's sentence, else the screen's own; when no answer came, that is said as well.
import { ApiError, NETWORK } from "../../lib/api.ts";
import type { Text, TextKey } from "../../lib/languages/vocabulary.ts";

export function failureText(text: Text, error: unknown, fallback: TextKey): string {
  const detail = error instanceof ApiError ? error.detail : undefined;
  if (detail) return detail;
  const own = text.t(fallback);
  if (!(error instanceof ApiError) || error.code !== NETWORK) return own;
  return `${own.endsWith(".") ? own : `${own}.`} ${text.t("networkError")}`;
}
