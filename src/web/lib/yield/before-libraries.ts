// Imported before everything else: React in a task of its own. It is of the old kind of module that runs
// when it is first asked for, so it is asked for here.
import { errorsHavePlaces } from "./errors-without-place.ts";
import "react-dom/client";
import { yieldToMainThread } from "./yield-to-main-thread.ts";

errorsHavePlaces();
await yieldToMainThread();
