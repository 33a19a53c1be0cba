// What is known of a job from outside: how long it took and how it ended.
import { jobRuns, jobSeconds } from "./metrics.ts";
import { traced } from "./traces.ts";

export async function watchJob(
  job: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const end = jobSeconds.startTimer({ job });
  try {
    await traced(`job ${job}`, "job", { "ribby.job": job }, work);
    jobRuns.inc({ job, outcome: "done" });
  } catch (error) {
    // The process stops, or another one was given the job: it goes on elsewhere.
    jobRuns.inc({ job, outcome: signal.aborted ? "given_back" : "failed" });
    throw error;
  } finally {
    end();
  }
}
