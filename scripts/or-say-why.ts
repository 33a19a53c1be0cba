// What people see when a command cannot do its work: a sentence, not a stack.
import { ConfigMistakes } from "../src/server/config.ts";

export async function orSayWhy(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reasons = error instanceof ConfigMistakes ? error.mistakes : [(error as Error).message];
    console.error(`${what}:`);
    for (const reason of reasons) console.error(`  - ${reason}`);
    process.exit(1);
  }
}
