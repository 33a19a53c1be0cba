// What one screen hands to the next through the browser's history. It survives a reload and may be
// anything by then, so it is read with care.

export type RegisteredState = { email: string; brandId: string };
export type LoginState = { mode?: "reset"; returnTo?: string };

function read(state: unknown, name: string): string | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

export const readEmail = (state: unknown): string | undefined => read(state, "email");

export const readToken = (state: unknown): string | undefined => read(state, "token");

/** A path of ours: `//elsewhere` would be another site. */
export function readReturnTo(state: unknown): string | undefined {
  const path = read(state, "returnTo");
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : undefined;
}

export const isResetMode = (state: unknown): boolean => read(state, "mode") === "reset";

export const isSecondStep = (state: unknown): boolean => read(state, "step") === "contact";
