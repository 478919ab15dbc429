import { expect, test } from "vitest";
import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { announceLists } from "./list-changes.ts";

const indexOf = (...slugs: string[]) =>
  ({
    search: () => ({ hits: slugs.map((slug) => ({ card: { slug } })) }),
  }) as unknown as SpeakerIndex;

test("profiles are old only when others stand in the row below them", () => {
  const heard: string[][] = [];
  const onChange = announceLists({ announce: (...subjects) => void heard.push(subjects) });
  onChange(indexOf("a", "b", "c", "d", "e"));
  onChange(indexOf("a", "b", "c", "d", "f"));
  onChange(indexOf("a", "b", "c", "f", "d"));
  expect(heard).toEqual([
    ["speakers", "related speakers"],
    ["speakers"],
    ["speakers", "related speakers"],
  ]);
});
