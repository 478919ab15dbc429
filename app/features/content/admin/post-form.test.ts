import { expect, test } from "vitest";
import { berlinClock } from "#domain/time/berlin-instant.ts";
import { EMPTY_POST, fromBerlinField, toDraft } from "./post-form.ts";

test("times are those of Berlin, in summer and in winter", () => {
  expect(berlinClock(Date.parse("2026-07-01T10:00:00.000Z"))).toBe("2026-07-01T12:00");
  expect(fromBerlinField("2026-07-01T12:00")).toBe("2026-07-01T10:00:00.000Z");
  expect(fromBerlinField("2026-12-01T12:00")).toBe("2026-12-01T11:00:00.000Z");
});

test("tags are taken apart, empty fields count as not given", () => {
  const draft = toDraft({ ...EMPTY_POST, title: "T", tags: " a, ,b " }, "v1");
  expect(draft).toMatchObject({ tags: ["a", "b"], published_at: null, version: "v1" });
});
