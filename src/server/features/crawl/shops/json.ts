/** Undefined for what is no JSON: shops answer with a page where they have none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
