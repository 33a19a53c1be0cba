// The stylist at work: one question at a time.
import { beginQuestion, endQuestion } from "./conversation-store.ts";

type Thought = {
  work: (signal: AbortSignal) => Promise<void>;
  onFailure: (error: unknown) => void;
};

/** Says 'Thinking...' while it works; a newer question ends it, and its late answer changes nothing. */
export async function think({ work, onFailure }: Thought): Promise<void> {
  const signal = beginQuestion();
  try {
    await work(signal);
  } catch (error) {
    if (!signal.aborted) onFailure(error);
  } finally {
    if (!signal.aborted) endQuestion();
  }
}
