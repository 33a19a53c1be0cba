// Whether this browser can make and use passkeys on this page. They are made for names, never for bare addresses.
const BARE_ADDRESS = /^[\d.]+$|^\[/;

export function canUsePasskeys(): boolean {
  const isKnown =
    typeof AuthenticatorAttestationResponse !== "undefined" &&
    "getAuthenticatorData" in AuthenticatorAttestationResponse.prototype;
  return isKnown && isSecureContext && !BARE_ADDRESS.test(location.hostname);
}
