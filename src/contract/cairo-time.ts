// The day and the hour in Cairo: refreshes run in its night, notices never do.

const FORMAT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Africa/Cairo",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

export type CairoTime = { day: string; hour: number; minute: number };

export function cairoTime(moment: Date): CairoTime {
  const parts = Object.fromEntries(
    FORMAT.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`,
    hour: Number(parts["hour"]),
    minute: Number(parts["minute"]),
  };
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The next moment after `now` at which it is so many minutes past midnight in Cairo. */
export function nextInCairo(now: Date, minuteOfDay: number): Date {
  const { hour, minute } = cairoTime(now);
  const wait = (minuteOfDay - (hour * 60 + minute) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const guess = new Date(start + wait * MINUTE_MS);
  // The clock may have been put forward or back in between.
  const there = cairoTime(guess);
  const off = there.hour * 60 + there.minute - minuteOfDay;
  const shift =
    off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off < -DAY_MINUTES / 2 ? off + DAY_MINUTES : off;
  const moved = new Date(guess.getTime() - shift * MINUTE_MS);
  return moved > now ? moved : guess;
}
