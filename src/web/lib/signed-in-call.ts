import type { AnyEndpoint, CallInput, ResponseOf } from "../../contract/endpoint.ts";
import { ApiError, call, type AnyInput } from "./api.ts";
import { endSession, getSession } from "./session.ts";

/** A call in the brand's name. A 401 ends the session: its token will never be accepted again. */
export async function callSignedIn<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> & AnyInput,
): Promise<ResponseOf<E>> {
  const token = getSession()?.token ?? null;
  try {
    return await call(endpoint, { ...input, token });
  } catch (error) {
    // Another sign-in may have happened meanwhile; only the token that was refused is dropped.
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused && getSession()?.token === token) endSession();
    throw error;
  }
}
