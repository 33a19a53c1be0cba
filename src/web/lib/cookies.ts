// For choices the server must know before it sends the first byte: language and theme.
const YEAR_SECONDS = 31_536_000;

export function writeCookie(name: string, value: string | null): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = value === null ? 0 : YEAR_SECONDS;
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
