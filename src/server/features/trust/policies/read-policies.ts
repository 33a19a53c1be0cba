/** Policy pages of one shop → facts, each with its sentences; what contradicts itself is said to do so. */
import { readBlocks } from "../page-blocks.ts";
import { isUnderOthers, withoutEarners } from "./bearing.ts";
import { readBranches } from "./branches.ts";
import { withoutBulk } from "./bulk.ts";
import { isTimeByPlace, namesTheRest } from "./by-place.ts";
import { readChangeOfMind } from "./change-of-mind.ts";
import { readContact } from "./contact.ts";
import { withoutOlder } from "./dated.ts";
import { type Delivery, readDelivery } from "./delivery.ts";
import { readOnlyServed, readUnserved } from "./unserved.ts";
import { readDeliveryTable } from "./delivery-table.ts";
import { readConfirmation, readDoor } from "./door.ts";
import { namedJustBefore, readExceptions } from "./exceptions.ts";
import type { Found, Zoned } from "./fact.ts";
import { readForms } from "./forms.ts";
import { readFreeFrom } from "./free-from.ts";
import type { Facts } from "./evidence.ts";
import { gather } from "./gather.ts";
import { readPayment } from "./payment.ts";
import { GOVERNORATES, type Governorate } from "../../../../contract/trust.ts";
import { countsQalyubia } from "./places.ts";
import { newThread } from "./sides.ts";
import { namesOfShop, withShopForName } from "./own-name.ts";
import { withWhatChanged } from "./since-then.ts";
import { type PageText, readSentences } from "./sentences.ts";
import { defineTableZones, defineZones, type Zones } from "./zones.ts";
import { withScope } from "./scope.ts";
import { markTerms } from "./terms-page.ts";
import { readTableRows } from "./table-rows.ts";
import { resolveReferences } from "./references.ts";
import { type Stated, weigh } from "./standing.ts";

export type ShopPage = { page: string; html: string };

export function readPolicies(pages: ShopPage[]): Facts {
  const found: Found[] = [];
  const fees: Zoned[] = [];
  const times: Zoned[] = [];
  const unserved: Governorate[] = [];
  const onlyServed: Governorate[] = [];
  const names = namesOfShop(pages.map(({ html }) => html));
  for (const { page, html } of pages) {
    const read = readSentences(readBlocks(html), page);
    const sentences = withWhatChanged(withShopForName(read.sentences, names));
    const text = { ...read, sentences };
    const own = { found, fees: [] as Zoned[], times: [] as Zoned[], unserved, onlyServed };
    readPage(text, own);
    const isWide = text.sentences.some((sentence) => countsQalyubia(sentence.text));
    fees.push(...(isWide ? withQalyubia(own.fees) : own.fees));
    times.push(...(isWide ? withQalyubia(own.times) : own.times));
  }
  // Places that have a value of their own are served, whatever is “only”.
  const isTold = ({ reach, ids }: Zoned) =>
    reach === "rest" || (reach !== "all" && ids.some((id) => !onlyServed.includes(id)));
  if (onlyServed.length > 0 && ![...fees, ...times].some(isTold))
    unserved.push(...GOVERNORATES.filter((id) => !onlyServed.includes(id)));
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
  into: {
    found: Found[];
    fees: Zoned[];
    times: Zoned[];
    unserved: Governorate[];
    onlyServed: Governorate[];
  },
): void {
  const zones: Zones = new Map();
  for (const sentence of text.sentences)
    defineZones(`${sentence.under[0]?.text ?? ""} ${sentence.text}`, zones);
  for (const { table } of text.tables) defineTableZones(table.rows, zones);
  for (const table of text.tables.filter((one) => !isUnderOthers(one))) {
    const { fees, times } = readDeliveryTable(table, zones);
    into.fees.push(...fees);
    into.times.push(...times);
  }
  const inTables = text.tables.filter((one) => !isUnderOthers(one)).map(readTableRows);
  into.found.push(
    ...inTables.flatMap(({ addresses }) =>
      addresses.flatMap((one) => [...readBranches(one), ...readContact(one)]),
    ),
  );
  const thread = newThread();
  let wereExceptions = false;
  let last: Delivery | null = null;
  const sentences = markTerms(
    withoutEarners(
      withoutOlder([
        ...withoutBulk(resolveReferences(text.sentences)),
        ...inTables.flatMap(({ terms }) => terms),
      ]),
    ),
  );
  const byPlace = new Set(
    sentences.filter((one) => isTimeByPlace(one) && namesTheRest(one)).map(({ block }) => block),
  );
  const stated: Stated[] = [];
  for (const [at, sentence] of sentences.entries()) {
    into.found.push(...readContact(sentence));
    if (!sentence.text) continue;
    const named = namedJustBefore(sentence, sentences[at - 1]);
    const exceptions = readExceptions(sentence, wereExceptions, named, sentences[at - 1]);
    wereExceptions = exceptions.length > 0;
    const previous = sentences[at - 1] ?? null;
    const isNext =
      !!previous && previous.block === sentence.block && previous.zone === sentence.zone;
    const delivery: Delivery = readDelivery(sentence, zones, {
      previous,
      next: sentences[at + 1],
      said: isNext ? last : null,
      isByPlace: byPlace.has(sentence.block) && isTimeByPlace(sentence),
    });
    last = delivery;
    into.unserved.push(...readUnserved(sentence));
    into.onlyServed.push(...readOnlyServed(sentence));
    const found = [
      ...readFreeFrom(sentence).found,
      ...(named.length > 0 ? [] : readChangeOfMind(sentence, thread)),
      ...exceptions,
      ...readPayment(sentence),
      ...readDoor(sentence),
      ...readConfirmation(sentence),
      ...readBranches(sentence, sentences[at + 1], previous),
      ...readForms(sentence),
    ];
    stated.push({ sentence, found: withScope(sentence, found), ...delivery });
  }
  for (const one of weigh(stated)) {
    into.found.push(...one.found);
    into.fees.push(...one.fees);
    into.times.push(...one.times);
  }
}
