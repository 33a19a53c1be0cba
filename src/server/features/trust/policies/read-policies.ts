/** Policy pages of one shop → facts, each with its sentences; what contradicts itself is said to do so. */
import { readBlocks } from "../page-blocks.ts";
import { isUnderOthers, withoutEarners } from "./bearing.ts";
import { readBranches } from "./branches.ts";
import { readChangeOfMind } from "./change-of-mind.ts";
import { readContact } from "./contact.ts";
import { withoutOlder } from "./dated.ts";
import { defineZones, readDelivery, readUnserved, type Zones } from "./delivery.ts";
import { readDeliveryTable } from "./delivery-table.ts";
import { readConfirmation, readDoor } from "./door.ts";
import { readExceptions } from "./exceptions.ts";
import type { Found, Zoned } from "./fact.ts";
import { type Facts, gather } from "./gather.ts";
import { readPayment } from "./payment.ts";
import type { Governorate } from "../../../../contract/trust.ts";
import { countsQalyubia } from "./places.ts";
import { newThread } from "./sides.ts";
import { type PageText, readSentences } from "./sentences.ts";
import { readTableRows } from "./table-rows.ts";

export type ShopPage = { page: string; html: string };

export function readPolicies(pages: ShopPage[]): Facts {
  const found: Found[] = [];
  const fees: Zoned[] = [];
  const times: Zoned[] = [];
  const unserved: Governorate[] = [];
  for (const { page, html } of pages) {
    const text = readSentences(readBlocks(html), page);
    const own = { found, fees: [] as Zoned[], times: [] as Zoned[], unserved };
    readPage(text, own);
    const isWide = text.sentences.some((sentence) => countsQalyubia(sentence.text));
    fees.push(...(isWide ? withQalyubia(own.fees) : own.fees));
    times.push(...(isWide ? withQalyubia(own.times) : own.times));
  }
  return gather(found, fees, times, unserved);
}

const withQalyubia = (zoned: Zoned[]): Zoned[] =>
  zoned.flatMap((one) =>
    one.reach === "region" && one.ids.join() === "cairo,giza"
      ? [one, { ...one, ids: ["qalyubia"], reach: "named" as const }]
      : [one],
  );

function readPage(
  text: PageText,
  into: { found: Found[]; fees: Zoned[]; times: Zoned[]; unserved: Governorate[] },
): void {
  const zones: Zones = new Map();
  for (const sentence of text.sentences)
    defineZones(`${sentence.under[0]?.text ?? ""} ${sentence.text}`, zones);
  for (const table of text.tables.filter((one) => !isUnderOthers(one))) {
    const { fees, times } = readDeliveryTable(table, zones);
    into.fees.push(...fees);
    into.times.push(...times);
  }
  const inTables = text.tables.filter((one) => !isUnderOthers(one)).map(readTableRows);
  into.found.push(...inTables.flatMap(({ addresses }) => addresses.flatMap(readBranches)));
  const thread = newThread();
  let wereExceptions = false;
  const sentences = withoutEarners(
    withoutOlder([...text.sentences, ...inTables.flatMap(({ terms }) => terms)]),
  );
  for (const [at, sentence] of sentences.entries()) {
    into.found.push(...readContact(sentence));
    if (!sentence.text) continue;
    const exceptions = readExceptions(sentence, wereExceptions);
    wereExceptions = exceptions.length > 0;
    const delivery = readDelivery(sentence, zones, sentences[at - 1]);
    into.unserved.push(...readUnserved(sentence));
    into.fees.push(...delivery.fees);
    into.times.push(...delivery.times);
    into.found.push(
      ...delivery.found,
      ...readChangeOfMind(sentence, thread),
      ...exceptions,
      ...readPayment(sentence),
      ...readDoor(sentence),
      ...readConfirmation(sentence),
      ...readBranches(sentence),
    );
  }
}
