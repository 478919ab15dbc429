import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "#domain/speaker/application-progress.ts";
import { draftFrom } from "./draft.ts";

test("an application that was sent becomes a form again", () => {
  const sent = {
    name: "Ada",
    categories: ["technology"],
    languages: ["Deutsch"],
    fee_idea: 4500,
    website: null,
  };
  expect(draftFrom(sent)).toEqual({
    ...EMPTY_DRAFT,
    name: "Ada",
    categories: ["technology"],
    languages: ["Deutsch"],
    fee_idea: "4500",
  });
});

test("what somebody else put into the storage does no harm", () => {
  expect(draftFrom({ name: { a: 1 }, categories: "alle", languages: [1, "Deutsch"] })).toEqual({
    ...EMPTY_DRAFT,
    languages: ["Deutsch"],
  });
});
