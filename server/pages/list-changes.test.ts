import { expect, test } from "vitest";
import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { announceLists } from "./list-changes.ts";

const indexOf = (...cards: { slug: string; startingFee?: number; topics?: string[] }[]) =>
  ({ search: () => ({ hits: cards.map((card) => ({ card })) }) }) as unknown as SpeakerIndex;
const named = (...slugs: string[]) => indexOf(...slugs.map((slug) => ({ slug })));

test("profiles are old only when the row below them is another, by who and for how much or by its words", () => {
  const heard: string[][] = [];
  const onChange = announceLists({ announce: (...subjects) => void heard.push(subjects) });
  onChange(named("a", "b", "c", "d", "e"));
  onChange(named("a", "b", "c", "d", "f"));
  onChange(named("a", "b", "c", "f", "d"));
  onChange(named("a"));
  onChange(indexOf({ slug: "a", startingFee: 500_000 }));
  onChange(indexOf({ slug: "a", startingFee: 500_000, topics: ["Mut"] }));
  expect(heard).toEqual([
    ["speakers", "related speakers", "related cards"],
    ["speakers"],
    ["speakers", "related speakers", "related cards"],
    ["speakers", "related speakers", "related cards"],
    ["speakers", "related speakers", "related cards"],
    ["speakers", "related cards"],
  ]);
});
