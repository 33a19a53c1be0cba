// What the shopper said of the picks, for the rest of the talk: each question brings it along, and each verdict is
// counted once. A new talk begins without any.
import { create } from "zustand";
import { VERDICTS_MAX } from "../../../contract/limits.ts";
import { judgePick, type Verdict } from "../../../contract/verdicts.ts";
import { call } from "../../lib/api.ts";
import { useConversation, type Search } from "./conversation-store.ts";

type Verdicts = Readonly<Record<string, Verdict>>;

/** A talk that was taken up again knows what its last question brought along. */
const knownTo = (search: Search | null): Verdicts => ({
  ...Object.fromEntries((search?.good ?? []).map((id) => [id, "good" as const])),
  ...Object.fromEntries((search?.notThis ?? []).map((id) => [id, "not_this" as const])),
});

export const useVerdicts = create<Verdicts>(() => knownTo(useConversation.getState().search));

useConversation.subscribe(({ messages }, before) => {
  if (messages.length === 0 && before.messages.length > 0) useVerdicts.setState({}, true);
});

/** The same verdict again takes it back. */
export function judge(productId: string, verdict: Verdict): void {
  const { [productId]: before, ...others } = useVerdicts.getState();
  const isTakenBack = before === verdict;
  useVerdicts.setState(isTakenBack ? others : { ...others, [productId]: verdict }, true);
  if (isTakenBack) return;
  // A count that is lost is nobody's loss.
  void call(judgePick, { body: { product_id: productId, verdict } }).catch(() => undefined);
}

/** For the next question; the latest where there are too many. */
export function verdictsNow(): { good?: string[]; notThis?: string[] } {
  const all = Object.entries(useVerdicts.getState());
  const of = (verdict: Verdict) =>
    all
      .filter(([, said]) => said === verdict)
      .map(([id]) => id)
      .slice(-VERDICTS_MAX);
  const [good, notThis] = [of("good"), of("not_this")];
  return { ...(good.length > 0 && { good }), ...(notThis.length > 0 && { notThis }) };
}
