// Whole looks inside the answer, where the sheet covers the grid that would show them.
import { isAnswered, useConversation } from "./conversation-store.ts";
import { Looks } from "./looks.tsx";
import { useFound } from "./search-query.ts";

export function AnsweredLooks() {
  const looks = useConversation((state) => state.search?.looks);
  const isCurrent = useConversation(isAnswered);
  const { data: found } = useFound();
  if (!isCurrent || !looks || looks.length === 0) return null;
  return <Looks looks={looks} products={found?.products ?? []} source="search" />;
}
