// Reads `data: {json}` chunks separated by a blank line. A chunk that cannot be parsed is skipped:
// one broken event must not end a crawl that goes on.

export async function* readEvents<T>(response: Response): AsyncGenerator<T, void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let waiting = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting += (value ?? "").replaceAll("\r\n", "\n");
      const chunks = waiting.split("\n\n");
      waiting = done ? "" : (chunks.pop() ?? "");
      yield* parseChunks<T>(chunks);
      if (done) return;
    }
  } finally {
    // Whoever stops reading also stops the download.
    await reader.cancel().catch(() => undefined);
  }
}

function* parseChunks<T>(chunks: string[]): Generator<T, void> {
  for (const chunk of chunks) {
    let event: T;
    try {
      event = JSON.parse(dataOf(chunk));
    } catch {
      continue;
    }
    yield event;
  }
}

function dataOf(chunk: string): string {
  return chunk
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).trim())
    .join("\n");
}
