// Two workers tell people on one PostgreSQL, and one of them dies at it. A small sample of `npm run bench:watchers`;
// runs where TEST_DATABASE_URL names a server with pgvector.
import { describe, expect, test } from "vitest";
import { tellBySeveral } from "../support/watchers/workers.ts";

describe.skipIf(!process.env["TEST_DATABASE_URL"])("two workers in the same moment", () => {
  test("queue one letter for each person and notice, and all hear of it when one is killed", async () => {
    const crowd = { watchers: 600, pieces: 60 };
    const { counts, reached, notices } = await tellBySeveral({ crowd, workers: 2, told: 80 });
    expect(counts).toEqual({ notices: 600, letters: 600, people: 600 });
    // A letter whose receipt died with its worker comes under the same name again, and is shown once.
    expect({ reached, notices }).toEqual({ reached: 80, notices: 80 });
  }, 240_000);
});
