// Imported after the libraries and before our own modules.
import { yieldToMainThread } from "./yield-to-main-thread.ts";

await yieldToMainThread();
