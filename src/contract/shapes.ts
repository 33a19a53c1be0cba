// Small shapes that several features share.
import { z } from "zod";

/** Ids are `b_…` and `p_…` with up to a hundred letters, digits, hyphens and underscores. */
export const ID_MAX = 102;

/** A path segment of this form is a brand's id, anything else is a name. */
export const isBrandId = (segment: string): boolean => /^b_[A-Za-z0-9_-]{1,100}$/.test(segment);

export const isSessionId = (value: unknown): value is string =>
  typeof value === "string" && /^s_[A-Za-z0-9_-]{1,100}$/.test(value);

export const Message = z.object({ message: z.string() });

/** Every error body, validation errors too. Screens branch on `code` and `field`, never on words. */
export const ErrorBody = z.object({
  detail: z.string(),
  code: z.string(),
  field: z.string().optional(),
  /** With 409: the thing as it is now, so that the caller can keep either. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Control characters (line breaks and tabs may stay) and halves of characters: no database holds them. */
const UNUSABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

export const isUsableText = (value: string): boolean => !UNUSABLE.test(value);

/** Text people type: bounded, and usable everywhere it may travel. */
export const text = (max: number, error?: string) =>
  z
    .string(error)
    .max(max, { error: "tooLong" })
    .refine(isUsableText, { error: "controlCharacters" });
