// Whoever goes on working is not signed out: a token that has had its first hours is replaced by another.
import { logout, renewSession } from "../../contract/sessions.ts";
import { TOKEN_RENEWED_AFTER_HOURS } from "../../contract/limits.ts";
import { ApiError, call } from "./api.ts";
import { claimsOf, endSession, getSession, isTokenUsable, renewToken } from "./session.ts";

const RENEWED_AFTER_MS = TOKEN_RENEWED_AFTER_HOURS * 3_600_000;

let underWay: string | null = null;

/** Nobody waits for it: the token at hand is still good. */
export function keepSession(now = Date.now()): void {
  const token = getSession()?.token;
  if (!token || token === underWay || !isTokenUsable(token, now)) return;
  const { iat } = claimsOf(token);
  if (typeof iat !== "number" || now - iat * 1000 < RENEWED_AFTER_MS) return;
  underWay = token;
  void renew(token).finally(() => {
    if (underWay === token) underWay = null;
  });
}

async function renew(token: string): Promise<void> {
  try {
    const { access_token } = await call(renewSession, { token });
    // Another tab or another sign-in may have been faster.
    if (getSession()?.token === token) renewToken(access_token);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused && getSession()?.token === token) endSession();
  }
}

/** Here at once, whatever the network does; on the server as soon as it is reached. */
export function signOut(): void {
  const token = getSession()?.token;
  endSession();
  if (token) call(logout, { token, keepalive: true }).catch(() => {});
}
