import { expect, test } from "vitest";
import { createChannels } from "./channels.ts";
import type { FeedRepository } from "./repository.ts";

test("a feed's address stays ours, whatever the administrator calls a brand", async () => {
  const channels = createChannels({
    repository: { leftBy: async () => [] } as Partial<FeedRepository> as FeedRepository,
    publicOf: async () => [],
    publicUrl: () => "https://ribby.example",
  });
  const addresses = (await channels.read("file:///etc/../x")).flatMap(({ address }) =>
    address ? [new URL(address)] : [],
  );
  expect(addresses.length).toBeGreaterThan(0);
  for (const { origin, pathname } of addresses)
    expect([origin, pathname]).toEqual([
      "https://ribby.example",
      expect.stringMatching(/^\/feeds\/file%3A%2F%2F%2Fetc%2F\.\.%2Fx\//),
    ]);
});
