// The signed token with which the next page of the feed continues this one.
//
// A JSON Web Token, made and read by hand because every page does both: a library that allows for all
// algorithms takes ten times as long. Here is one algorithm, and what the header says is not asked.
import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { exploreTokenInvalid } from "../../problems.ts";

const AUDIENCE = "ribby-explore";
const LIFETIME_S = 6 * 60 * 60;
const HEADER = inBase64({ alg: "HS256" });

const Walk = z.object({
  start: z.number(),
  mix: z.number(),
  id: z.string(),
  wrapped: z.boolean(),
  page: z.number().int(),
});
export type Walk = z.infer<typeof Walk>;

const Claims = Walk.extend({ aud: z.literal(AUDIENCE), exp: z.number() });

export function createExploreTokens(secret: string) {
  const key = createSecretKey(secret, "utf8");
  const signatureOf = (content: string) => createHmac("sha256", key).update(content).digest();
  const now = () => Math.floor(Date.now() / 1000);
  return {
    sign(walk: Walk): string {
      const content = `${HEADER}.${inBase64({ ...walk, aud: AUDIENCE, exp: now() + LIFETIME_S })}`;
      return `${content}.${signatureOf(content).toString("base64url")}`;
    },

    read(token: string): Walk {
      const end = token.lastIndexOf(".");
      const content = token.slice(0, Math.max(end, 0));
      const expected = signatureOf(content);
      const signature = Buffer.from(token.slice(end + 1), "base64url");
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
        throw exploreTokenInvalid();
      }
      // Signed with our secret, but perhaps for something else: a brand's session is.
      const claims = Claims.safeParse(fromBase64(content.split(".")[1] ?? ""));
      if (!claims.success || claims.data.exp <= now()) throw exploreTokenInvalid();
      const { aud: _, exp: __, ...walk } = claims.data;
      return walk;
    },
  };
}

function inBase64(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString("base64url");
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return undefined;
  }
}
