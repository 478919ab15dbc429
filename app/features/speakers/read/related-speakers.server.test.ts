import { expect, test } from "vitest";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { Ctx } from "#features/ctx.ts";
import { relatedSpeakers } from "./related-speakers.server.ts";

function ctxWith(slugs: readonly string[]): { ctx: Ctx; asked: unknown[] } {
  const asked: unknown[] = [];
  const search = (query: { category: unknown }) => {
    asked.push(query.category);
    return { hits: slugs.map((slug) => ({ id: slug, card: { slug } as SpeakerCardData })) };
  };
  return { ctx: { search: { index: () => ({ search }) } } as unknown as Ctx, asked };
}

const slugsOf = (cards: readonly SpeakerCardData[]) => cards.map(({ slug }) => slug);

test("the three best of the category, without the one whose profile is open", () => {
  const { ctx, asked } = ctxWith(["a", "b", "c", "d", "e"]);
  expect(slugsOf(relatedSpeakers(ctx, "b"))).toEqual(["a", "c", "d"]);
  expect(slugsOf(relatedSpeakers(ctx, "x"))).toEqual(["a", "b", "c"]);
  expect(asked).toEqual([["leadership"], ["leadership"]]);
});

test("where there are fewer, fewer come", () => {
  expect(slugsOf(relatedSpeakers(ctxWith(["a", "b"]).ctx, "b"))).toEqual(["a"]);
});
