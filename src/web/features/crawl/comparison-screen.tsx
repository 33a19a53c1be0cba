import { useSoonWords } from "../../lib/use-soon-words.ts";
import { QuietScreen } from "../../ui/quiet-screen.tsx";

export function ComparisonScreen() {
  return <QuietScreen {...useSoonWords("screen.comparison")} />;
}
