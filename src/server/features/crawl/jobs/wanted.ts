// What somebody asks a crawl to do.
import type { Crawl } from "../../../../contract/crawl.ts";
import type { Given } from "../sources/read-given.ts";
import type { Asked } from "./target.ts";

export type Wanted = {
  brandId: string;
  isAdministrator: boolean;
  crawler: Crawl["crawler"];
  platform: Crawl["platform"];
  asked: Asked;
  /** Handed over instead of the website. */
  given?: Given;
  /** Nobody chose a crawler: the scan finds its way, and another one where that brings nothing. */
  isScan?: boolean;
};
