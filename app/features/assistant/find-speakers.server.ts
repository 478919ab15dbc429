import { offeredDays } from "#data/queries/availability/offered-days.ts";
import { findSpeakersByIds, type SpeakerRow } from "#data/queries/speakers/speakers.ts";
import { MAX_SUGGESTED } from "#domain/assistant/answer.ts";
import type { Budget, Constraints, DaySpan } from "#domain/assistant/constraints.ts";
import { type DayStatus, isProposable } from "#domain/availability/day-status.ts";
import type { Cents } from "#domain/money.ts";
import { EMPTY_QUERY, type SearchQuery } from "#domain/search/query.ts";
import { fold, foldedWords } from "#domain/search/text/fold.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import { bioText } from "#domain/speaker/speaker-facts.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import {
  type EventPrice,
  offersLength,
  priceEvent,
  type TravelCostFor,
  talkFormat,
} from "./price-event.server.ts";

export type Candidate = {
  readonly row: SpeakerRow;
  readonly card: SpeakerCardData;
  readonly price: EventPrice | null;
  readonly day: IsoDate | null;
  readonly dayStatus: DayStatus | null;
  /** What was asked for, and what the profile calls it. */
  readonly words: readonly string[];
};

/** Prices and calendars are asked for so many at a time, the best first. */
const CLOSER_LOOK = 12;
/** Every candidate costs queries, and constraints are relaxed many times. */
const MOST_LOOKS = 60;
/** Many of the hits may be too expensive, which costs nothing to see. */
const MOST_HITS = 200;
const EURO_CENTS = 100;

/** Who meets the constraints: the search, the one price rule and the calendars, nothing else. */
export async function findSpeakers(
  ctx: Ctx,
  constraints: Constraints,
  travelCostFor: TravelCostFor,
): Promise<Candidate[]> {
  const { hits } = ctx.search.index().search(searchFor(constraints));
  const rows = await findSpeakersByIds(
    ctx.db,
    hits.map(({ id }) => id),
  );
  const cards = new Map(hits.map(({ id, card }) => [id, card]));
  const fitting = rows
    .filter((row) => isListed(row) && !isExcluded(row, constraints) && canSpeak(row, constraints))
    .filter((row) => !isTooExpensive(row, constraints))
    .map((row, place) => ({
      row,
      score: topicScore(row, profileWords(ctx, row, constraints)) - place / 1000,
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_LOOKS);
  const found: Candidate[] = [];
  for (let at = 0; at < fitting.length && found.length < MAX_SUGGESTED; at += CLOSER_LOOK) {
    const looked = await Promise.all(
      fitting
        .slice(at, at + CLOSER_LOOK)
        .map(({ row }) => look(ctx, row, cards.get(row.id), constraints, travelCostFor)),
    );
    found.push(...looked.filter((one) => one !== null));
  }
  return found;
}

/** A speaker by name, whatever else was said. */
export async function findPerson(
  ctx: Ctx,
  name: string,
  constraints: Constraints,
  travelCostFor: TravelCostFor,
): Promise<Candidate | null> {
  const { hits } = ctx.search.index().search({ ...EMPTY_QUERY, q: `"${name}"`, limit: 5 });
  const hit = hits.find(({ card }) => fold(card.name).includes(fold(name)));
  if (!hit) return null;
  const [row] = await findSpeakersByIds(ctx.db, [hit.id]);
  if (!row || !isListed(row)) return null;
  const { budget: _budget, ...rest } = constraints;
  return look(ctx, row, hit.card, { ...rest, budget: null }, travelCostFor, true);
}

function searchFor(constraints: Constraints): SearchQuery {
  const isNamedOnly = constraints.categories.length === 0 && constraints.topics.length > 0;
  return {
    ...EMPTY_QUERY,
    // Words no category covers are looked for in the profiles themselves.
    q: isNamedOnly ? constraints.topics.join(" ") : "",
    category: constraints.categories.slice(0, 1),
    language: constraints.languages,
    format: constraints.format ?? undefined,
    gender: constraints.gender ?? undefined,
    limit: MOST_HITS,
  };
}

async function look(
  ctx: Ctx,
  row: SpeakerRow,
  card: SpeakerCardData | undefined,
  constraints: Constraints,
  travelCostFor: TravelCostFor,
  isAnyDay = false,
): Promise<Candidate | null> {
  if (!card || (!isAnyDay && !offersLength(row, constraints))) return null;
  const day = constraints.date ? await freeDay(ctx, row, constraints.date) : null;
  if (constraints.date && !day && !isAnyDay) return null;
  const price = await priceEvent(ctx, row, { constraints, day: day?.date ?? null }, travelCostFor);
  if (!isWithinBudget(price, constraints)) return null;
  const taken =
    isAnyDay && constraints.date ? await statusOn(ctx, row, constraints.date.from) : null;
  return {
    row,
    card,
    price,
    day: day?.date ?? (taken ? (constraints.date?.from ?? null) : null),
    dayStatus: day?.status ?? taken,
    words: profileWords(ctx, row, constraints),
  };
}

async function statusOn(ctx: Ctx, row: SpeakerRow, day: IsoDate): Promise<DayStatus | null> {
  const today = berlinDay(ctx.now().getTime());
  const [found] = await offeredDays(ctx.db, row.id, { from: day, to: day }, today);
  return found?.isBooked ? "booked" : (found?.status ?? null);
}

/** The first day of the span that can be asked for; free days before those on request. */
async function freeDay(ctx: Ctx, row: SpeakerRow, { from, to }: DaySpan) {
  const today = berlinDay(ctx.now().getTime());
  const days = (await offeredDays(ctx.db, row.id, { from, to }, today)).filter(
    (day) => day.date >= today && isProposable(day),
  );
  return days.find(({ status }) => status === "available") ?? days[0] ?? null;
}

function isWithinBudget(price: EventPrice | null, { budget }: Constraints): boolean {
  if (!budget) return true;
  // A speaker without a price can be asked, but never counts as affordable.
  if (!price) return false;
  const counted = countedPrice(price, budget);
  const isBelow = budget.max === null || counted <= budget.max * EURO_CENTS;
  // With an upper bound the lower one is an expectation, not a limit.
  return isBelow && (budget.max !== null || counted >= (budget.min ?? 0) * EURO_CENTS);
}

function countedPrice(price: EventPrice, { isWithoutTravel, isGross }: Budget): Cents {
  if (isGross) return isWithoutTravel ? price.feeGross : price.gross;
  return isWithoutTravel ? price.fee : price.net;
}

/** By the fee alone, before the way and the calendar are asked for; workshops have rows of their own. */
function isTooExpensive(row: SpeakerRow, constraints: Constraints): boolean {
  const max = constraints.budget?.max ?? null;
  if (max === null || constraints.format === "workshop") return false;
  const format = talkFormat(row, constraints);
  return format === null || format.price > max * EURO_CENTS;
}

function textsOf(row: SpeakerRow): string {
  return fold([row.job_title, row.company, row.short_bio, bioText(row)].join(" "));
}

function isExcluded(row: SpeakerRow, { excluded }: Constraints): boolean {
  const text = textsOf(row);
  return excluded.some((kind) => text.includes(kind.slice(0, 10)));
}

/** „nicht auf Englisch“ needs a speaker with another language on stage. */
function canSpeak(row: SpeakerRow, { notLanguages }: Constraints): boolean {
  return row.languages_spoken.some((language) => !notLanguages.includes(language));
}

/** Topics and the words a profile uses for them: „Künstliche Intelligenz“ for „KI“. */
function profileWords(ctx: Ctx, row: SpeakerRow, { topics }: Constraints): string[] {
  const own = [...(row.specialties ?? []), textsOf(row)].flatMap(foldedWords).join(" ");
  const { synonymsOf } = ctx.search.index();
  return topics.flatMap((topic) => [
    topic,
    ...synonymsOf(topic).filter((words) => ` ${own}`.includes(` ${words}`)),
  ]);
}

/** How many of the named words the profile takes up; its topics count twice. */
function topicScore(row: SpeakerRow, named: readonly string[]): number {
  const words = [...new Set(named.flatMap(foldedWords))];
  const own = fold((row.specialties ?? []).join(" "));
  const text = textsOf(row);
  const has = (where: string, word: string) =>
    word.length < 4 ? foldedWords(where).includes(word) : where.includes(word.slice(0, 7));
  return words.reduce((sum, word) => sum + (has(own, word) ? 2 : 0) + (has(text, word) ? 1 : 0), 0);
}
