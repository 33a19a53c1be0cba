// For what is counted by the day there: not begun a moment before midnight.
import { setTimeout } from "node:timers/promises";

/** The hour in Cairo; the clock there goes two or three hours before London's. */
export const hourInCairo = (moment: Date): string =>
  moment.toLocaleTimeString("en-GB", { timeZone: "Africa/Cairo" });

/** What happens today is still today's when it is read, some moments later. */
export async function sameDayInCairo(): Promise<void> {
  const [hours, minutes, seconds] = hourInCairo(new Date()).split(":").map(Number);
  const left = 86_400 - (hours! * 3600 + minutes! * 60 + seconds!);
  if (left < 90) await setTimeout((left + 1) * 1000);
}
