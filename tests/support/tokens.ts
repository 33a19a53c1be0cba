// Tokens that should not open anything, signed with every mistake that has a name.
import { SignJWT, UnsecuredJWT, type JWTPayload } from "jose";

/** Given to test servers as TOKEN_SECRET, so that tests can sign as the server would. */
export const TEST_SECRET =
  "a-secret-that-only-the-tests-of-ribby-know, long enough for HS512 as well";

const keyOf = (secret: string) => new TextEncoder().encode(secret);

type Claims = {
  payload?: JWTPayload;
  subject?: string;
  audience?: string | undefined;
  expires?: string | number | null;
  algorithm?: string;
  secret?: string;
};

export async function signToken(claims: Claims): Promise<string> {
  const token = new SignJWT(claims.payload ?? {})
    .setProtectedHeader({ alg: claims.algorithm ?? "HS256" })
    .setIssuedAt();
  if (claims.subject !== undefined) token.setSubject(claims.subject);
  if (claims.audience !== undefined) token.setAudience(claims.audience);
  if (claims.expires !== null) token.setExpirationTime(claims.expires ?? "1h");
  return token.sign(keyOf(claims.secret ?? TEST_SECRET));
}

/** The session a token of ours names. */
export const sessionIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { session: string })
    .session;

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;

/** Every wrong way to make a token of `good`; the names are read in test titles. */
export async function badTokens(
  good: Claims & { audience: string; payload: JWTPayload },
): Promise<Record<string, string>> {
  const token = await signToken(good);
  const [header, payload, signature] = token.split(".") as [string, string, string];
  const changed = Buffer.from(JSON.stringify({ ...good.payload, exp: 9_999_999_999 }));
  const unsigned = new UnsecuredJWT(good.payload).setAudience(good.audience);
  if (good.subject) unsigned.setSubject(good.subject);
  return {
    "not a token": "not-a-token",
    "nothing but dots": "..",
    "the word null": "null",
    "cut short": token.slice(0, -3),
    "with another signature": `${header}.${payload}.${"A".repeat(signature.length)}`,
    "with changed claims": `${header}.${changed.toString("base64url")}.${signature}`,
    "without a signature": unsigned.setExpirationTime("1h").encode(),
    "signed with another secret": await signToken({ ...good, secret: "x".repeat(40) }),
    "signed by our secret with another algorithm": await signToken({
      ...good,
      algorithm: "HS512",
    }),
    expired: await signToken({ ...good, expires: anHourAgo() }),
    "that never expires": await signToken({ ...good, expires: null }),
    "for another audience": await signToken({ ...good, audience: "somebody-else" }),
    "for no audience": await signToken({ ...good, audience: undefined }),
  };
}
