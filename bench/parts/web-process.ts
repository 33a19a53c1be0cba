// The settings of a process that serves, beside workers.

/** One that works too would measure itself making kept entries of an older vocabulary anew. */
export const WEB_PROCESS = {
  ROLE: "web",
  TOKEN_SECRET: "of the benchmark, thirty-two letters and more",
  PUBLIC_URL: "https://bench.example",
};
