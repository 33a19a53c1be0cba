// Asks the device for a passkey, and for its signature. What it answers travels as it is: the server reads it.
import {
  PASSKEY_ALGORITHMS,
  type NewPasskey,
  type PasskeyChallenge,
} from "../../../../contract/passkeys.ts";

const KIND = "public-key";

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The person was asked and said no, or took too long. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === "NotAllowedError" || error.name === "AbortError");

/** The device holds a passkey of this account already. */
export const isHeldAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "InvalidStateError";

export async function makePasskey({ challenge, host, user, known }: NewPasskey) {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(challenge),
      rp: { id: host, name: "Ribby" },
      user: { id: bytesOf(user.id), name: user.name, displayName: user.display_name },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: KIND, alg })),
      excludeCredentials: known.map((id) => ({ type: KIND, id: bytesOf(id) })),
      // Kept by the device, so that nobody has to type who they are; opened by a finger, a face or a code.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
  });
  const response = made instanceof PublicKeyCredential ? made.response : undefined;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Error("no passkey");
  return {
    credential: textOf((made as PublicKeyCredential).rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.getAuthenticatorData()),
  };
}

export async function signWithPasskey({ challenge, host }: PasskeyChallenge) {
  const used = await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId: host, userVerification: "required" },
  });
  const response = used instanceof PublicKeyCredential ? used.response : undefined;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error("no passkey");
  return {
    credential: textOf((used as PublicKeyCredential).rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}
