// The database decides who was first; its refusal names the field that was taken.
import { Problem } from "../../problems.ts";

type Fields = { name: string; username: string; email: string };

const SENTENCES = {
  brands_name_key_key: ["name", "brandNameTaken"],
  brands_username_key_key: ["username", "usernameTaken"],
  brands_email_key_key: ["email", "emailTaken"],
} as const;

const UNIQUE_VIOLATION = "23505";

/** Runs a write and turns a name, username or email that is taken into a sentence under its field. */
export async function orTaken<T>(fields: Fields, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const known = SENTENCES[constraint as keyof typeof SENTENCES];
    if (code !== UNIQUE_VIOLATION || !known) throw error;
    const [field, sentence] = known;
    throw new Problem(409, "taken", sentence, { field: fields[field] });
  }
}
