// A file from Excel, Google Sheets or a shop system becomes rows of cells.

/** Excel in Egypt saves "CSV" in the code page of Windows for Arabic. */
const WITHOUT_A_MARK = "windows-1256";

export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(WITHOUT_A_MARK).decode(bytes);
  }
}

/** The first row decides; cells further down are full of commas and semicolons. */
export function delimiterOf(text: string): string {
  const [head = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r|\n/, 1);
  const counts = [",", ";", "\t"].map((sign) => [sign, head.split(sign).length - 1] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Every row of the file, empty ones too, so that row numbers are those a person counts. */
export async function readRows(bytes: Uint8Array): Promise<string[][]> {
  const { default: papa } = await import("papaparse");
  const text = decode(bytes);
  // Excel's own way to name the delimiter.
  const named = /^sep=(.)\r?\n/.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? delimiterOf(body);
  const { data } = papa.parse<string[]>(body, { delimiter, skipEmptyLines: false });
  return named ? [[], ...data] : data;
}
