import { expect, test } from "vitest";
import { type ReviewDraft, reviewFaults } from "./review-rules.ts";

const good: ReviewDraft = {
  rating: 5,
  content: "Ein Vortrag, über den wir noch lange sprechen.",
  author_name: "Kim Beispiel",
  author_position: "",
  author_company: "",
};

test("a complete review has no faults; position and company may stay empty", () => {
  expect(reviewFaults(good)).toEqual({});
});

test.each([0, 6, 2.5, Number.NaN])("%d stars are none", (rating) => {
  expect(reviewFaults({ ...good, rating })).toEqual({ rating: "rating" });
});

test.each([
  [19, "content_short"],
  [20, undefined],
  [2000, undefined],
  [2001, "content_long"],
])("%i characters: %s, and blanks around do not count", (length, fault) => {
  const content = `  ${"x".repeat(length)}  `;
  expect(reviewFaults({ ...good, content }).content).toBe(fault);
});

test("it is signed, and not with a novel", () => {
  expect(reviewFaults({ ...good, author_name: "  " })).toEqual({ author_name: "author" });
  const long = "n".repeat(201);
  expect(
    reviewFaults({ ...good, author_name: long, author_position: long, author_company: long }),
  ).toEqual({ author_name: "too_long", author_position: "too_long", author_company: "too_long" });
});
