// Known bots look at everything and buy nothing; they are not counted.
import { isbot } from "isbot";

/** Browsers are few; what they call themselves is read once. */
const READ = new Map<string, boolean>();
const READ_MAX = 2000;
/** Longer ones are nobody's browser and would fill the memory. */
const LONGEST = 400;

export function isBot(userAgent: string): boolean {
  if (userAgent === "") return true;
  const known = READ.get(userAgent);
  if (known !== undefined) return known;
  const is = isbot(userAgent);
  if (userAgent.length > LONGEST) return is;
  if (READ.size >= READ_MAX) READ.clear();
  READ.set(userAgent, is);
  return is;
}
