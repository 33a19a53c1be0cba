// What a host asks of robots. A host that says nothing allows everything.
import robotsParser from "robots-parser";
import { ROBOT_NAME } from "../../../net/guarded-fetch.ts";

export type Robots = {
  isAllowed(url: string): boolean;
  pauseMs: number;
  sitemaps: string[];
};

export const OPEN_DOOR: Robots = { isAllowed: () => true, pauseMs: 0, sitemaps: [] };

export function readRobots(address: string, text: string): Robots {
  const robots = robotsParser(address, text);
  return {
    isAllowed: (url) => robots.isAllowed(url, ROBOT_NAME) ?? true,
    pauseMs: Math.max(0, robots.getCrawlDelay(ROBOT_NAME) ?? 0) * 1000,
    sitemaps: robots.getSitemaps(),
  };
}
