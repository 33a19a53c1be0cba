// argon2id (the library's default kind) with the parameters OWASP asks for; the stored string carries them.
import { hash, verify } from "@node-rs/argon2";

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One keyboard writes é as one sign, another as two; to the person it is the same password. */
const composed = (password: string) => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> =>
  hash(composed(password), OPTIONS);

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, composed(password));
