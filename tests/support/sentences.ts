// Every sentence by its key, whether the screens know it too or only the server says it.
import { arabicMessages } from "../../src/contract/messages.ar.ts";
import { messages } from "../../src/contract/messages.ts";
import { arabicServerMessages } from "../../src/contract/server-messages.ar.ts";
import { serverMessages } from "../../src/contract/server-messages.ts";

export const sentences = { ...messages, ...serverMessages };

export const arabicSentences = { ...arabicMessages, ...arabicServerMessages };
