// Calls that need a session; a token that is refused ends it.
import type { AnyEndpoint, CallInput, ResponseOf } from "../../contract/endpoint.ts";
import { ApiError, call, openStream, type AnyInput } from "./api.ts";
import { keepSession } from "./keep-session.ts";
import { endSession, getSession } from "./session.ts";

/** A call in the brand's name. A 401 ends the session: its token will never be accepted again. */
export async function callSignedIn<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> & AnyInput,
): Promise<ResponseOf<E>> {
  keepSession();
  const token = getSession()?.token ?? null;
  try {
    return await call(endpoint, { ...input, token });
  } catch (error) {
    dropRefused(token, error);
    throw error;
  }
}

/** The same for a stream. */
export async function* streamSignedIn<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> & AnyInput,
): AsyncGenerator<ResponseOf<E>, void> {
  const token = getSession()?.token ?? null;
  try {
    yield* openStream(endpoint, { ...input, token });
  } catch (error) {
    dropRefused(token, error);
    throw error;
  }
}

/** Another sign-in may have happened meanwhile; only the token that was refused is dropped. */
function dropRefused(token: string | null, error: unknown): void {
  const isRefused = error instanceof ApiError && error.status === 401;
  if (isRefused && getSession()?.token === token) endSession();
}
