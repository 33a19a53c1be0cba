// Bytes of a page into text. Old Arabic shops still write in windows-1256, and say so in the page only.

const HEAD_BYTES = 2048;

export function decode(body: Buffer, contentType: string): string {
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType) ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(body.toString("latin1", 0, HEAD_BYTES));
  const charset = named?.[1]?.toLowerCase() ?? "utf-8";
  if (charset === "utf-8" || charset === "utf8")
    return body.toString("utf8").replace(/^\ufeff/, "");
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString("utf8");
  }
}
