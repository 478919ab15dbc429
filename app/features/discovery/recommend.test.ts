import { expect, test } from "vitest";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { recommend } from "./recommend.ts";
import { parseViewed, withView } from "./viewed-speakers.ts";

function card(slug: string, topics: string[], rating = 4): SpeakerCardData {
  return {
    slug,
    name: slug.toUpperCase(),
    jobTitle: null,
    city: null,
    portrait: null,
    talkTitle: null,
    topics,
    rating,
    reviewCount: 0,
    languages: [],
    startingFee: null,
    isQuickBookable: false,
  };
}
const MUT = { slug: "mut", name: "Mut", topics: ["Mut", "Wandel"] };
const GELD = { slug: "geld", name: "Geld", topics: ["Geld"] };

test("nothing is recommended as long as nothing is known", () => {
  expect(recommend([card("a", ["Mut"])], [])).toEqual([]);
});

test("shared topics decide, and the reason names them [HOME-24]", () => {
  const found = recommend(
    [card("a", ["Mut"]), card("b", ["Wandel", "Mut"]), card("c", ["Sport"])],
    [MUT],
  );
  expect(found.map(({ speaker }) => speaker.slug)).toEqual(["b", "a"]);
  expect(found[0]).toMatchObject({ topics: ["Mut", "Wandel"], viewed: "Mut" });
});

test("viewed profiles are not recommended again, later views come first", () => {
  const cards = [card("mut", ["Mut"]), card("a", ["Mut"], 5), card("b", ["Geld"], 3)];
  expect(recommend(cards, [GELD, MUT]).map(({ speaker }) => speaker.slug)).toEqual(["b", "a"]);
});

test("at most four are recommended", () => {
  expect(
    recommend(
      "abcdef".split("").map((slug) => card(slug, ["Mut"])),
      [MUT],
    ),
  ).toHaveLength(4);
});

test("a view moves to the front, and unreadable memory counts as none", () => {
  expect(withView([GELD, MUT], MUT)).toEqual([MUT, GELD]);
  expect(parseViewed(JSON.stringify({ v: 1, views: [MUT, { slug: 7 }] }))).toEqual([MUT]);
  for (const stored of [null, "{", "[]", '{"v":2,"views":[]}'])
    expect(parseViewed(stored)).toEqual([]);
});
