import { failure, ok, type Result } from "#domain/result.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { CATEGORIES, type CategoryName } from "#domain/speaker/categories/categories.ts";
import { CATEGORY_HEROES } from "#domain/speaker/categories/category-heroes.ts";
import { CATEGORY_NEIGHBOURS } from "#domain/speaker/categories/category-neighbours.ts";
import type { Ctx } from "#features/ctx.ts";
import { searchSpeakers } from "../search/search-speakers.server.ts";
import type { TopicView } from "./topic-screen.tsx";

/** Fewer speakers than a row of cards has places. */
const FEW = 4;
const MOST_NEIGHBOURS = 4;

/** One fixed category with its first speakers; anything else does not exist. */
export async function readTopic(
  ctx: Ctx,
  name: string,
): Promise<Result<TopicView, "topic_unknown">> {
  const category = CATEGORIES.find((one) => one.name === name);
  if (!category) return failure("topic_unknown");
  const answer = await searchSpeakers(ctx, { ...EMPTY_QUERY, category: [name] });
  const { cards, total } = answer;
  const { label, description, topics } = category;
  const hero = CATEGORY_HEROES[category.name] ?? null;
  return ok({
    name: category.name,
    label,
    description,
    topics,
    hero,
    cards,
    total,
    priceSpan: ctx.search.index().priceSpan(name) ?? null,
    languages: answer.facets.language,
    neighbours: total < FEW ? await neighboursOf(ctx, category.name, cards) : null,
  });
}

/** The nearest other topics and who speaks about them. */
async function neighboursOf(ctx: Ctx, name: CategoryName, own: readonly SpeakerCardData[]) {
  const near = CATEGORY_NEIGHBOURS[name];
  const shown = new Set(own.map(({ slug }) => slug));
  const { cards } = await searchSpeakers(ctx, { ...EMPTY_QUERY, category: near });
  return {
    topics: near.flatMap((code) => CATEGORIES.filter((category) => category.name === code)),
    cards: cards.filter(({ slug }) => !shown.has(slug)).slice(0, MOST_NEIGHBOURS),
  };
}
