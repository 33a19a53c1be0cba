// Who is calling. A brand's token is a signed statement that names a session; the session and the brand's
// row decide whether it still holds.
import { SignJWT, jwtVerify } from "jose";
import { SESSION_MAX_DAYS, TOKEN_HOURS } from "../../contract/limits.ts";
import { isBrandId, isSessionId } from "../../contract/shapes.ts";
import { newId } from "../ids.ts";
import { sessionEnded, signInFirst } from "../problems.ts";
import { UNKNOWN_DEVICE, type Device } from "./device.ts";

export type Session = {
  id: string;
  brandId: string;
  brandName: string;
  isAdministrator: boolean;
};

export type Account = {
  id: string;
  name: string;
  isActive: boolean;
  isAdministrator: boolean;
  tokenVersion: number;
};

export type OpenSession = Account & { startedAt: Date; lastUsedAt: Date };

/** Where sessions are kept. */
export type SessionStore = {
  start(session: {
    id: string;
    brandId: string;
    device: Device;
    at: Date;
    expiresAt: Date;
  }): Promise<void>;
  find(id: string, brandId: string): Promise<OpenSession | undefined>;
  /** It was used, and with an end: its newest token lasts until then. */
  touch(id: string, at: Date, expiresAt?: Date): Promise<void>;
};

export type Sessions = {
  /** Begins a session. */
  issue(account: Account, device?: Device): Promise<string>;
  /** Another token for the same session, which lasts a whole life from now. */
  renew(session: Session): Promise<string>;
  /** Throws sessionEnded for anything but a token that holds right now. */
  read(token: string): Promise<Session>;
};

const ALGORITHM = "HS256";
const AUDIENCE = "ribby-brand";
const HOUR_MS = 3_600_000;
/** Last use is told to the minute; a row is not written for every call. */
const TOUCH_AFTER_MS = 60_000;

export function createSessions(
  secret: string,
  store: SessionStore,
  now: () => Date = () => new Date(),
): Sessions {
  const key = new TextEncoder().encode(secret);
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  const endFrom = (moment: Date) => new Date(moment.getTime() + TOKEN_HOURS * HOUR_MS);

  const sign = (brandId: string, sessionId: string, version: number, expiresAt: Date) =>
    new SignJWT({ version, session: sessionId })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(brandId)
      .setAudience(AUDIENCE)
      .setIssuedAt(seconds(now()))
      .setExpirationTime(seconds(expiresAt))
      .sign(key);

  async function open(sessionId: string, brandId: string): Promise<OpenSession> {
    const found = await store.find(sessionId, brandId);
    if (!found?.isActive) throw sessionEnded();
    const age = now().getTime() - found.startedAt.getTime();
    if (age > SESSION_MAX_DAYS * 24 * HOUR_MS) throw sessionEnded();
    return found;
  }

  return {
    async issue(account, device = UNKNOWN_DEVICE) {
      const id = newId("s");
      const at = now();
      const expiresAt = endFrom(at);
      await store.start({ id, brandId: account.id, device, at, expiresAt });
      return sign(account.id, id, account.tokenVersion, expiresAt);
    },

    async renew({ id, brandId }) {
      const { tokenVersion } = await open(id, brandId);
      const expiresAt = endFrom(now());
      await store.touch(id, now(), expiresAt);
      return sign(brandId, id, tokenVersion, expiresAt);
    },

    async read(token) {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ["exp", "sub"],
        currentDate: now(),
      }).catch(() => {
        throw sessionEnded();
      });
      const { sub, session: id, version } = payload;
      // Signed by us or not: the database cannot even look for what is no id.
      if (!sub || !isBrandId(sub) || !isSessionId(id)) throw sessionEnded();
      const found = await open(id, sub);
      if (found.tokenVersion !== version) throw sessionEnded();
      if (now().getTime() - found.lastUsedAt.getTime() > TOUCH_AFTER_MS)
        await store.touch(id, now());
      return { id, brandId: sub, brandName: found.name, isAdministrator: found.isAdministrator };
    },
  };
}

export function bearerOf(header: string | undefined): string | null {
  const [, token] = /^bearer\s+(\S*)\s*$/i.exec(header ?? "") ?? [];
  return token ?? null;
}

/** Where the endpoint asks for a brand, an owner or the administrator there is one. */
export function signedIn(session: Session | null): Session {
  if (!session) throw signInFirst();
  return session;
}
