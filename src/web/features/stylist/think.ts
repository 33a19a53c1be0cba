import { useExplore, type ExploreState } from "../../lib/explore-store.ts";
import { beginQuestion } from "../../lib/question.ts";

type Thought = {
  /** What else holds from its beginning on. */
  meanwhile?: Partial<ExploreState>;
  work: (signal: AbortSignal) => Promise<void>;
  onFailure: (error: unknown) => void;
};

/** Says 'Thinking...' while it works; a newer question ends it, and its late answer changes nothing. */
export async function think({ meanwhile, work, onFailure }: Thought): Promise<void> {
  const signal = beginQuestion();
  useExplore.setState({ isThinking: true, isSearching: false, stylistError: null, ...meanwhile });
  try {
    await work(signal);
  } catch (error) {
    if (!signal.aborted) onFailure(error);
  } finally {
    if (!signal.aborted) useExplore.setState({ isThinking: false, isSearching: false });
  }
}
