import { expect, test } from "vitest";
import { isPublicReview, moderated, possibleModeration } from "./review-moderation.ts";

test("what can be done follows from the state", () => {
  expect(possibleModeration("submitted")).toEqual(["publish", "hide", "request_edit"]);
  expect(possibleModeration("published")).toEqual(["hide"]);
  expect(possibleModeration("disputed")).toEqual(["publish", "hide"]);
  expect(possibleModeration("hidden")).toEqual(["publish"]);
});

test("hiding, asking for other words and objecting need a reason, publishing does not", () => {
  expect(moderated("submitted", "hide", " ")).toEqual({ ok: false, error: "reason_missing" });
  expect(moderated("submitted", "request_edit", "")).toEqual({
    ok: false,
    error: "reason_missing",
  });
  expect(moderated("published", "dispute", "Falsch")).toEqual({ ok: true, value: "disputed" });
  expect(moderated("submitted", "publish", "")).toEqual({ ok: true, value: "published" });
});

test("a disputed review stays visible until it is decided", () => {
  expect(isPublicReview("disputed")).toBe(true);
  expect(isPublicReview("published")).toBe(true);
  expect(isPublicReview("submitted")).toBe(false);
  expect(isPublicReview("hidden")).toBe(false);
});
