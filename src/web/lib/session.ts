// Who is signed in. The first three keys are fixed by the specification; the server checks everything again.
import { useSyncExternalStore } from "react";
import type { SignedIn } from "../../contract/brands.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

export type Session = {
  token: string;
  brandId: string | null;
  brandName: string | null;
  /** For readers of Arabic, where the brand gave one. */
  brandNameAr?: string;
};

const KEYS = ["token", "brandId", "brandName", "brandNameAr"] as const;
const HOUSE_NAME = "ribby";

const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();
let current: Session | null = readSession();

function readSession(): Session | null {
  const token = readStored("token");
  if (!token) return null;
  const brandNameAr = readStored("brandNameAr");
  return {
    token,
    brandId: readStored("brandId"),
    brandName: readStored("brandName"),
    ...(brandNameAr && { brandNameAr }),
  };
}

function refresh(): void {
  current = readSession();
  for (const listener of listeners) listener();
}

/** Signed in means that a token is stored; whether it is still good is for the guard and the server. */
export const getSession = (): Session | null => current;

export function startSession(signedIn: SignedIn): void {
  writeStored("token", signedIn.access_token);
  writeStored("brandId", signedIn.brand_id);
  renameSession(signedIn.brand_name, signedIn.brand_name_ar);
}

/** Logout, and what any 401 on an authenticated call leads to; the shell then goes to /login. */
export function endSession(): void {
  for (const key of KEYS) removeStored(key);
  refresh();
  for (const listener of endListeners) listener();
}

export function renameSession(brandName: string, brandNameAr?: string): void {
  writeStored("brandName", brandName);
  if (brandNameAr) writeStored("brandNameAr", brandNameAr);
  else removeStored("brandNameAr");
  refresh();
}

/** A password change ends older tokens and hands over a new one. */
export function renewToken(token: string): void {
  writeStored("token", token);
  refresh();
}

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || KEYS.some((key) => key === event.key)) refresh();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

export const useSession = (): Session | null => useSyncExternalStore(subscribe, getSession);

/** What a token says of itself; nothing where it cannot be read. */
export function claimsOf(token: string): { exp?: unknown; iat?: unknown } {
  try {
    const payload = token.split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** False for a token that has expired or cannot be read. */
export function isTokenUsable(token: string, now = Date.now()): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === "number" && exp * 1000 > now;
}

export const isHouse = (session: Session): boolean =>
  session.brandName?.toLowerCase() === HOUSE_NAME;

/** Whether the protected screens open; with a brand id, whether that brand's screens do. */
export function mayEnter(session: Session | null, brandId?: string, now = Date.now()): boolean {
  if (!session || !isTokenUsable(session.token, now)) return false;
  return brandId === undefined || session.brandId === brandId || isHouse(session);
}
