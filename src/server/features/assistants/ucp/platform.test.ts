import { expect, test } from "vitest";
import type { GuardedFetch } from "../../../net/guarded-fetch.ts";
import { createPlatforms } from "./platform.ts";
import { RELEASES } from "./releases.ts";

test("a host is called on a few times in a while, however many addresses of it are named", async () => {
  const asked: string[] = [];
  let clock = 0;
  const fetch = (async (url: string) => {
    asked.push(new URL(url).host);
    return { status: 404, body: Buffer.from("") };
  }) as unknown as GuardedFetch;
  const platforms = createPlatforms(fetch, () => clock);
  const name = (host: string, n: number) =>
    platforms.check(`profile="https://${host}/agent.json?n=${n}"`, RELEASES[0]);
  for (let n = 0; n < 50; n++) await name("victim.example", n);
  expect(asked).toHaveLength(10);
  await name("other.example", 0);
  expect(asked.filter((host) => host === "other.example")).toHaveLength(1);
  clock += 600_001;
  await name("victim.example", 51);
  expect(asked).toHaveLength(12);
});
