// One line that says what is being done, how far it is, and at last how long it took. On a terminal the line
// changes in place; in a log there is a new one now and then.
const ON_TERMINAL_MS = 500;
const IN_LOG_MS = 10_000;

/** `tell` is asked for what to show beside the time. */
export function showProgress(what, tell = () => "") {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const line = () => `${what} … ${[tell(), seconds()].filter(Boolean).join(", ")}`;
  const { isTTY } = process.stdout;
  console.log(`${what} …`);
  const show = () => (isTTY ? process.stdout.write(`\r\x1b[K${line()}`) : console.log(line()));
  const timer = setInterval(show, isTTY ? ON_TERMINAL_MS : IN_LOG_MS);
  return {
    end(isDone = true) {
      clearInterval(timer);
      if (isTTY) process.stdout.write("\r\x1b[K");
      console.log(`${what}: ${isDone ? `done in ${seconds()}` : `failed after ${seconds()}`}.`);
    },
  };
}
