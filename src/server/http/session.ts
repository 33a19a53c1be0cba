// Who is calling. A brand's token is a signed statement; the brand's row decides whether it still holds.
import { SignJWT, jwtVerify } from "jose";
import { isBrandId } from "../../contract/words.ts";
import { sessionEnded } from "../problems.ts";

export type Session = { brandId: string; brandName: string; isAdministrator: boolean };

export type Account = {
  id: string;
  name: string;
  isActive: boolean;
  isAdministrator: boolean;
  tokenVersion: number;
};

export type Sessions = {
  issue(account: Account): Promise<string>;
  /** Throws sessionEnded for anything but a token that holds right now. */
  read(token: string): Promise<Session>;
};

const ALGORITHM = "HS256";
const AUDIENCE = "ribby-brand";
const LIFETIME = "7d";

export function createSessions(
  secret: string,
  findAccount: (id: string) => Promise<Account | undefined>,
): Sessions {
  const key = new TextEncoder().encode(secret);
  return {
    issue: (account) =>
      new SignJWT({ version: account.tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(account.id)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(key),
    async read(token) {
      const claims = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ["exp", "sub"],
      }).catch(() => {
        throw sessionEnded();
      });
      const { sub } = claims.payload;
      // Signed by us or not: the database cannot even look for what is no id.
      if (!sub || !isBrandId(sub)) throw sessionEnded();
      const account = await findAccount(sub);
      if (!account?.isActive || account.tokenVersion !== claims.payload["version"]) {
        throw sessionEnded();
      }
      return {
        brandId: account.id,
        brandName: account.name,
        isAdministrator: account.isAdministrator,
      };
    },
  };
}

export function bearerOf(header: string | undefined): string | null {
  const [, token] = /^bearer\s+(\S*)\s*$/i.exec(header ?? "") ?? [];
  return token ?? null;
}
