import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { funnelRows } from "./funnel.ts";
import { changeOf, lastDays, spanBefore } from "./period.ts";

test("a period ends today and the one before it ends the day before it begins", () => {
  const week = lastDays(isoDate("2026-03-10"), 7);
  expect(week).toEqual({ from: "2026-03-04", to: "2026-03-10" });
  expect(spanBefore(week, 7)).toEqual({ from: "2026-02-25", to: "2026-03-03" });
});

test("growth is a whole percent, and from nothing there is none", () => {
  expect(changeOf(112, 100)).toBe(12);
  expect(changeOf(50, 100)).toBe(-50);
  expect(changeOf(5, 0)).toBeNull();
});

test("the funnel shows how many each step loses; each who went further counts before", () => {
  const rows = funnelRows(
    new Map([
      ["view_profile", 150],
      ["pick_date", 10],
      ["open_drawer", 40],
    ]),
  );
  expect(rows[0]).toEqual({ step: "view_profile", count: 200, kept_percent: null, lost: 0 });
  expect(rows[1]).toEqual({ step: "pick_date", count: 50, kept_percent: 25, lost: 150 });
  expect(rows[2]).toEqual({ step: "open_drawer", count: 40, kept_percent: 80, lost: 10 });
  expect(rows[3]).toEqual({ step: "step_format", count: 0, kept_percent: 0, lost: 40 });
  expect(rows[4]).toEqual({ step: "step_talk", count: 0, kept_percent: null, lost: 0 });
});
