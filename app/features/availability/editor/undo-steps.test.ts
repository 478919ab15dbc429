import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { undoSteps } from "./undo-steps.ts";

test("taking a change back gives every day what it had, and imported ones back to their calendar", () => {
  const before = new Map([
    [isoDate("2030-06-07"), "blocked"],
    [isoDate("2030-06-08"), "blocked"],
    [isoDate("2030-06-09"), "on_request"],
    [isoDate("2030-06-10"), "booked"],
    [isoDate("2030-06-11"), "available"],
  ] as const);
  expect(undoSteps(before, ["2030-06-08"])).toEqual([
    { change: { type: "blocked" }, dates: ["2030-06-07"] },
    { change: { type: "blocked", imported: true }, dates: ["2030-06-08"] },
    { change: { type: "on_request" }, dates: ["2030-06-09"] },
    { change: { type: "available" }, dates: ["2030-06-10", "2030-06-11"] },
  ]);
  expect(undoSteps(new Map(), [])).toEqual([]);
});
