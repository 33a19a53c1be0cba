// Whether a body was signed by somebody who knows a secret.
import { createHmac, timingSafeEqual } from "node:crypto";

type Encoding = "base64" | "hex";

/** Of several secrets any one will do: after a change the former is good for a while. */
export function isSigned(
  body: Buffer | string,
  signature: string | undefined,
  secrets: readonly string[],
  encoding: Encoding,
): boolean {
  if (!signature || signature.length > 100) return false;
  const given = Buffer.from(signature, encoding);
  return secrets.some((secret) => {
    const right = createHmac("sha256", secret).update(body).digest();
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
