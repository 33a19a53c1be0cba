// @vitest-environment node
import { describe, expect, it } from "vitest";
import { readEvents } from "./event-stream.ts";

function streamed(...pieces: (string | Uint8Array<ArrayBuffer>)[]): Response {
  const bytes = pieces.map((piece) =>
    typeof piece === "string" ? new TextEncoder().encode(piece) : piece,
  );
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of bytes) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

async function eventsOf(response: Response): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of readEvents<unknown>(response)) events.push(event);
  return events;
}

describe("the event stream", () => {
  it("puts an event together that arrives in pieces", async () => {
    expect(await eventsOf(streamed('data: {"n":', "1}\n", '\ndata: {"n":2}\n\n'))).toEqual([
      { n: 1 },
      { n: 2 },
    ]);
  });

  it("does not break an Arabic letter that is cut between two packets", async () => {
    const bytes = new TextEncoder().encode('data: {"status":"جارٍ"}\n\n');
    const cut = streamed(bytes.slice(0, 18), bytes.slice(18));
    expect(await eventsOf(cut)).toEqual([{ status: "جارٍ" }]);
  });

  it("skips what cannot be parsed and goes on", async () => {
    expect(await eventsOf(streamed('data: {oops\n\n: hello\n\ndata: {"n":3}\n\n'))).toEqual([
      { n: 3 },
    ]);
  });

  it("reads the last event although the connection closed without a blank line", async () => {
    expect(await eventsOf(streamed('data: {"n":4}'))).toEqual([{ n: 4 }]);
  });

  it("ends quietly when there is nothing to read", async () => {
    expect(await eventsOf(new Response(null))).toEqual([]);
  });

  it("stops the download when nobody reads on", async () => {
    let isCancelled = false;
    const endless = new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new TextEncoder().encode('data: {"n":1}\n\n')),
        cancel: () => {
          isCancelled = true;
        },
      }),
    );
    for await (const event of readEvents(endless)) {
      expect(event).toEqual({ n: 1 });
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
