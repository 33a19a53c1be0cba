import { useSoonWords } from "../../lib/use-soon-words.ts";
import { QuietScreen } from "../../ui/quiet-screen.tsx";

export function StylistScreen() {
  return <QuietScreen {...useSoonWords("screen.stylist")} />;
}
