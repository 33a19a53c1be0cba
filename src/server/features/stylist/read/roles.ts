// The role of each mention in a sentence: wished for, refused, owned, or only spoken of. The rules of the language say
// what they know; where they see nothing but a wish, a model that has learned from labelled sentences
// (training/roles) may know better: "cap is 1900", "chiffon drives me mad", "a bag that takes the kids' notebooks".
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { readLinearModel } from "../../../language/linear-model.ts";
import type { Mentions } from "./mentions.ts";
import type { FoundSpan } from "./asked.ts";
import { isLoved } from "./loved.ts";
import { EXCEPT, TURNS_OUT } from "./negation-words.ts";
import { isOnlyAt } from "./not-refused.ts";
import { roleFeatures } from "./role-features.ts";
import type { Span } from "./span.ts";
import type { Tokens } from "../../../language/tokens.ts";

export const ROLES = ["want", "refuse", "have", "context"] as const;
export type Role = (typeof ROLES)[number];

/** Of these the model has learned; where somebody goes and who wears it is read by others. */
export const OF_PIECE: ReadonlySet<string> = new Set([
  "kind",
  "colour",
  "material",
  "pattern",
  "feature",
]);

/** What the rules of the language say of a mention. */
export function roleByRule(
  { negated, inside, beside, forgotten, waived }: Mentions,
  span: Span,
): Role {
  if (inside.has(span) || span === forgotten || waived.has(span)) return "context";
  if (beside.has(span)) return "have";
  return negated.spans.has(span) ? "refuse" : "want";
}

const model = readLinearModel<Role>(new URL("roles.json", import.meta.url));

/** So sure the model has to be that something is no wish; chosen on sentences it had not seen (training/roles). */
const SURE = 0.87;
/** And surer where nothing would be left to look for. */
const SURE_OF_LAST = 0.95;

/** Takes out of the wish what the model is sure is none. */
export function settleRoles(mentions: Mentions): void {
  const { tokens, spans, negated, inside, beside, gone } = mentions;
  const { words, breaks } = tokens;
  const open = spans.filter(
    (span) => OF_PIECE.has(span.kind) && roleByRule(mentions, span) === "want",
  );
  // What stands before a piece is as wanted as the piece: pieces come first.
  for (const span of open.toSorted(
    (a, b) => Number(b.kind === "kind") - Number(a.kind === "kind"),
  )) {
    const isOfWanted = (one: Span): boolean =>
      one.kind === "kind" && one.from === span.to && roleByRule(mentions, one) === "want";
    if (gone.kinds.has(span) || isOwnNo(words, span) || isSaidAnew(tokens, span, negated.spans))
      continue;
    if (span.kind === "colour" && isBecoming(words, span.to)) continue;
    if (span.kind === "colour" && isCalledColour(words, span)) continue;
    if (isAllButThis(words, span.from) || isCorrectedTo(tokens, span.from)) continue;
    if (isChosenFrom(words, span.from) || isJoined(words, span, open)) continue;
    if (isLoved(words, span) || BETWEEN.test(words.slice(0, span.from).join(" "))) continue;
    // "Kol el banateel betetla3 2osayara": who complains how pieces turn out looks for better ones.
    if (span.kind === "kind" && TURNS_OUT.test(words[span.to] ?? "")) continue;
    if (LACKING.test(words.slice(0, span.from).join(" "))) continue;
    if (span.kind !== "kind" && isToldOfWished(words, span, open)) continue;
    const isOfList = span.kind === "kind" || isBeforeKind(open, span);
    if (isOfList && isOneList(words, open, spans)) continue;
    if (isRequired(words, span.from)) continue;
    const chancesOf = (one: FoundSpan) =>
      model.chances(roleFeatures({ words, breaks, spans }, one, "want"));
    const wants = model.classes.indexOf("want");
    const either = open.find((one) => isOrBeside(words, one, span));
    if (either && 1 - elementAt(chancesOf(either), wants) < SURE) continue;
    const chances = chancesOf(span);
    const wanted = elementAt(chances, model.classes.indexOf("want"));
    const others = open.filter((one) => one !== span && roleByRule(mentions, one) === "want");
    const isLast = !others.some(({ kind }) => span.kind !== "kind" || kind === "kind");
    if (1 - wanted < (isLast ? SURE_OF_LAST : SURE)) continue;
    // "The old bag broke, I need a new one": the one is a bag.
    if (isLast && span.kind === "kind" && isSought(words, span)) continue;
    const role = likeliest(chances);
    // "I can't walk in pencil skirts" refuses the sort; what is owned or told of is the piece with it.
    if (role !== "refuse" && span.kind !== "kind" && open.some(isOfWanted)) continue;
    // Who refuses the only piece there is says so in words that the rules know.
    if (role === "refuse" && span.kind === "kind" && isLast) continue;
    // "A coat, but not my father's coat": what is named twice is not refused by one of them.
    if (role === "refuse" && span.kind === "kind" && isNamedTwice(open, span)) continue;
    if (role === "refuse") negated.spans.add(span);
    else if (role === "have") beside.add(span);
    else inside.add(span);
  }
}

/** «مش لازقة عليا», "mesh daya2": the no is a part of what is wished for. */
const isOwnNo = (words: readonly string[], { from, to }: Span): boolean =>
  to - from > 1 && /^(?:مش|مو|mesh|msh|mish|mosh|not)$/.test(words[from] ?? "");

/** «مش كحلي غامق، كحلي فاتح»: behind a refusal of its like, in a clause of its own. */
const isSaidAnew = ({ words, breaks }: Tokens, span: Span, refused: ReadonlySet<Span>): boolean =>
  breaks.has(span.from) &&
  [...refused].some(
    (one) =>
      one.to === span.from &&
      one.kind === span.kind &&
      /^(?:مش|mesh|msh|mish|mosh)$/.test(words[one.from - 1] ?? ""),
  );

/** "It has to cover my knees", "they should be cotton": nobody says so of what is not wanted. */
const isRequired = (words: readonly string[], at: number): boolean =>
  /(?:^| )(?:has to|have to|must|should|needs to|need to|got to|gotta|ought to)(?: (?!not )\w+){0,2}$/.test(
    words.slice(Math.max(0, at - 5), at).join(" "),
  ) && !/(?:^| )(?:not|never|no)(?: |$)/.test(words.slice(Math.max(0, at - 5), at).join(" "));

/** "Red or orange": of two that an or joins the one is wanted as the other is. */
const isOrBeside = (words: readonly string[], one: FoundSpan, other: FoundSpan): boolean =>
  one.kind === other.kind &&
  ((words[one.to] === "or" && one.to + 1 === other.from) ||
    (words[other.to] === "or" && other.to + 1 === one.from));

const NEW_ONE =
  /\b(?:a new one|another one|new ones|need one|want one)\b|(?:عايز|عايزه|عاوز|عاوزه|محتاج|محتاجه|هات|هاتلي|وريني) (?:واحد|واحده|غيره|غيرها)(?: |$)|\b(?:3ay[ei]?za?|3aw[ei]?za?|me7taga?|hatly|warreny|wareeny) (?:wa7da|wa7ed|ghero|gherha)\b/;

/** "مش لاقية شنطة", "msh la2y gazma": who finds none looks for one. */
/** "The most expensive abaya on the site", "an abaya": named first and at once. */
const OUTRIGHT =
  /^(?:(?:the|your|an?|any|some|one|most|least|cheapest|priciest|dearest|newest|latest|best|expensive|pricey) ?)+$/;
const NOT_FOUND =
  /(?:^| )(?:(?:still |i |we )(?:have no|havent got an?|do not have an?|can not find an?)(?: \S+)?|مش لاقي\S{0,2}|ما?لق\S*تش|m[ei]?sh la2y\w*|ma?la2\w*tsh)(?: \S+)?$/;
/** «بدور على الفستان», "3ayza el bag": asked for by its name. */
const ASKED_BY_NAME =
  /(?:^| )(?:[وف]?(?:با?دور|عايز|عايزه|عاوز|عاوزه|محتاج|محتاجه|نفسي)|w?(?:badaw+ar|3ay[ei]?za?|3aw[ei]?za?|me7taga?))(?: (?:علي|في|3ala|fe))?(?: el)?$/;
/** "What is the least I'd pay for sandals", "how much do you charge for a belt". */
const PAID_FOR =
  /(?:^| )(?:pay|spend|charge|cost|get)(?: (?:for|on))?(?: (?:an?|some|your|the))?(?: \w+)?$/;
const isSought = (words: string[], { from, to }: Span): boolean =>
  OUTRIGHT.test(words.slice(0, from).join(" ")) ||
  // «بلوزة طويلة نازلة ع البنطلون»: what an Egyptian names first is what is wanted.
  (from === 0 && /^[\u0621-\u064a]/.test(words[0] ?? "")) ||
  ASKED_BY_NAME.test(words.slice(0, from).join(" ")) ||
  PAID_FOR.test(words.slice(0, from).join(" ")) ||
  NEW_ONE.test(words.slice(to).join(" ")) ||
  NOT_FOUND.test(words.slice(0, from).join(" "));

/** "The ones made of wool", "the one with pockets", «اللي فيهم قطن»: which of them, by what they are. */
const OF_THEM =
  /(?:^| )the ones?(?: \S+){0,3}$|(?:^| )(?:اللي|الي) (?:فيهم|منهم|فيها|فيه)(?: \S+)?$|(?:^| )elly (?:fihom|fehom|menhom)(?: \S+)?$/;
const isChosenFrom = (words: readonly string[], at: number): boolean =>
  OF_THEM.test(words.slice(0, at).join(" ")) && words.slice(0, at).length <= 6;

/** «محتارة بين الجيبة والبنطلون», "me7tara ben el abyad w el beige": she wants one of them. */
const BETWEEN =
  /(?:^| )(?:(?:مش عارفه?|محتاره?|حيرانه?|اختار|متردده?|m[ei]sh 3ar[ei]?fa?|me7tara?|me7tar|7ayrana?|a5tar|akhtar|torn|choose|choosing|decide|deciding)) (?:\S+ )?(?:ما ?)?(?:بين|ben|bein|been|between)(?: \S+){0,4}$/;

/** "I have nothing black to wear", "we own no warm coat". */
const LACKING = /(?:^| )(?:have|has|own|owns|got)(?: \w+ly)? (?:nothing|no|zero)$/;

/** "Jeans that flare at the bottom", "a bag which closes with a zip": said of the piece that is wished for. */
function isToldOfWished(words: readonly string[], { from }: Span, open: FoundSpan[]): boolean {
  const at = words.slice(0, from).findLastIndex((word) => /^(?:that|which|thats)$/.test(word));
  return at > 0 && from - at <= 4 && open.some((one) => one.kind === "kind" && one.to === at);
}

/** "A dress and sneakers look": what is joined to a piece that is wished for is wished for with it. */
const isJoined = (words: readonly string[], { kind, from }: Span, open: FoundSpan[]): boolean =>
  kind === "kind" &&
  /^(?:and|plus|w|we|و)$/.test(words[from - 1] ?? "") &&
  open.some((one) => one.kind === "kind" && one.to === from - 1);

/** "Mabyelbesh 8er 2otn": what is left when all else is refused is wished for. */
const isAllButThis = (words: string[], at: number): boolean =>
  EXCEPT.has(words[at - 1] ?? "") && isOnlyAt(words, at - 1);

/** "No wait, emerald": behind words that took something back stands what is meant. */
const isCorrectedTo = ({ words, taken }: Tokens, at: number): boolean =>
  taken.has(at - 1) &&
  /^(?:wait|actually|mean|meant|rather|sorry|mind|on)$/.test(words[at - 1] ?? "");

const isBeforeKind = (open: FoundSpan[], { to }: Span): boolean =>
  open.some(({ kind, from }) => kind === "kind" && from === to);

/** "Leggings, a sports bra and a hoodie": where all that is named is one list, one is wanted like the other. */
function isOneList(words: readonly string[], open: FoundSpan[], spans: FoundSpan[]): boolean {
  const kinds = open.filter(({ kind }) => kind === "kind").toSorted((a, b) => a.from - b.from);
  const isSaid = (at: number) =>
    [...open, ...spans.filter(({ kind }) => !OF_PIECE.has(kind))].some(
      ({ from, to }) => from <= at && at < to,
    );
  const gaps = kinds.slice(1).map((next, n) => {
    const from = elementAt(kinds, n).to;
    return words.slice(from, next.from).filter((_, at) => !isSaid(from + at));
  });
  return (
    gaps.length > 0 &&
    gaps.every((gap) =>
      gap.every((word) => /^(?:and|or|plus|an?|some|one|w|we|wa|و|el|al)$/.test(word)),
    ) &&
    (gaps.at(-1)?.some((word) => /^(?:and|or|plus|w|we|wa|و)$/.test(word)) === true ||
      // «قميص وبنطلون»: the joint is written with the word.
      (words[elementAt(kinds, kinds.length - 1).from] ?? "").startsWith("و"))
  );
}

/** "In a wine colour", "the colour of a camel", "in the blue of the sky": said to be a colour, so it is one. */
const isCalledColour = (words: readonly string[], { from, to }: Span): boolean =>
  /^(?:colou?r(?:ed)?|shades?|tones?)$/.test(words[to] ?? "") ||
  /^(?:anything|something|everything|stuff|things?|clothes)$/.test(words[to] ?? "") ||
  /(?:^| )(?:colou?r|shade|tone) of(?: an?| the)?$|(?:^| )in(?: an?| the)$/.test(
    words.slice(0, from).join(" "),
  );

const BECOMES =
  /^(?:suits?|flatters?|becomes?|(?:looks?|goes|go|works?) (?:so |really )?(?:good|great|nice|well|best|lovely)|makes? (?:me|her|him) (?:look|feel) (?:good|great|nice|slim|slimmer|young|younger|tall|taller|pretty|confident|alive|powerful))(?: |$)/;
/** "Greens go with my hair": what is said to become somebody is wished for. */
const isBecoming = (words: readonly string[], at: number): boolean =>
  BECOMES.test(
    words
      .slice(at, at + 5)
      .join(" ")
      .replace(/^(?:always|really|usually|just) /, ""),
  );

const isNamedTwice = (spans: FoundSpan[], { found }: FoundSpan): boolean =>
  spans.filter((one) => one.found?.term.id === found?.term.id).length > 1;

function likeliest(chances: number[]): Role {
  const most = Math.max(...chances.filter((_, n) => model.classes[n] !== "want"));
  return model.classes.find((role, n) => role !== "want" && chances[n] === most) ?? "context";
}
