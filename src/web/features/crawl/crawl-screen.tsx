import { useSoonWords } from "../../lib/use-soon-words.ts";
import { QuietScreen } from "../../ui/quiet-screen.tsx";

export function CrawlScreen() {
  return <QuietScreen {...useSoonWords("screen.crawl")} />;
}
