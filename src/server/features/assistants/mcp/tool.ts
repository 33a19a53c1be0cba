// What a tool of the assistants' door is.
import type { z } from "zod";
import type { Language } from "../../../../contract/languages.ts";
import type { Release } from "../ucp/releases.ts";

export type Asker = { release: Release; language: Language };

export type Tool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodType;
  /** Its pieces are also shown as a card, where the assistant can draw one. */
  hasCard: boolean;
  run(input: unknown, asker: Asker): Promise<Record<string, unknown>>;
};

/** Keeps what a tool reads and what it is given the same type. */
export const tool = <Input>(
  declared: Omit<Tool, "input" | "run"> & {
    input: z.ZodType<Input>;
    run(input: Input, asker: Asker): Promise<Record<string, unknown>>;
  },
): Tool => ({ ...declared, run: (input, asker) => declared.run(input as Input, asker) });
