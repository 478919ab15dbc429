import { expect, test } from "vitest";
import { refusalFor, withoutSpeaker, withSpeaker } from "./change-list.ts";
import type { ComparisonItem } from "./item.ts";
import { isCompared, MAX_COMPARED } from "./list.ts";

const item = (slug: string): ComparisonItem => ({
  id: `id-${slug}`,
  title: slug,
  bio: "",
  base_fee_usd: null,
  rating: 0,
  years_experience: 5,
  categories: [],
  languages_spoken: [],
  slug,
});
const full = ["a", "b", "c"].map(item);

test("the list goes from empty to three speakers and no further [COMP-04] [CONST-11]", () => {
  let list: readonly ComparisonItem[] = [];
  for (const slug of ["a", "b", "c"]) {
    const next = withSpeaker(list, item(slug));
    expect(next.ok).toBe(true);
    if (next.ok) list = next.value;
  }
  expect(list.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
  expect(MAX_COMPARED).toBe(3);
  expect(withSpeaker(list, item("d"))).toEqual({ ok: false, error: "full" });
});

test("a speaker is in the list once", () => {
  expect(withSpeaker([item("a")], item("a"))).toEqual({ ok: false, error: "duplicate" });
});

test("a speaker in a full list is a duplicate first", () => {
  expect(refusalFor(full, "b")).toBe("duplicate");
  expect(refusalFor(full, "d")).toBe("full");
  expect(refusalFor([], "a")).toBeNull();
});

test("a speaker can be taken out; an unknown one changes nothing", () => {
  expect(withoutSpeaker(full, "b").map(({ slug }) => slug)).toEqual(["a", "c"]);
  expect(withoutSpeaker(full, "d")).toEqual(full);
  expect(isCompared(full, "b")).toBe(true);
  expect(isCompared(full, "d")).toBe(false);
});
