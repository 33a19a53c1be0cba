// A process that sends a job or takes one and never finishes it, until it is killed.
// Run by jobs.test.ts: job-process.ts <database folder> <send | take>
import { startJobs } from "../../src/server/database/jobs.ts";
import { openDatabase } from "../../src/server/database/open.ts";

const [folder = "", task] = process.argv.slice(2);
const database = await openDatabase({ folder });
const jobs = await startJobs(database.pool, {
  takesJobs: task === "take",
  onError: (error) => console.error(error.message),
});
await jobs.send("maintenance", { word: task });
if (task === "take") {
  await jobs.handle("maintenance", async () => {
    console.log("done: take");
    await new Promise(() => {});
  });
} else {
  console.log("done: send");
}
setInterval(() => {}, 60_000);
