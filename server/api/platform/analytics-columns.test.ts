import { expect, test } from "vitest";
import type { Analytics } from "#features/platform/read-analytics.server.ts";
import { analyticsCsv } from "./analytics-columns.ts";

const analytics: Analytics = {
  from: "2026-04-01",
  to: "2026-04-30",
  funnel: [],
  searches: [],
  categories: [],
  answers: [
    { upto_hours: 4, count: 3 },
    { upto_hours: 1_000_000, count: 2 },
    { upto_hours: null, count: 1 },
  ],
  endings: [{ event: "decline", actor: "customer", count: 5 }],
} as unknown as Analytics;

const rowsOf = (table: "answers" | "endings") =>
  analyticsCsv(table, analytics).trim().split("\r\n").slice(1);

test("the times of answers leave in words, also those without a limit and the open ones", () => {
  expect(rowsOf("answers")).toEqual(["bis 4 h;3", "über 48 h;2", "offen;1"]);
});

test("how bookings ended leaves in the words of the screen", () => {
  expect(rowsOf("endings")).toEqual(["Abgelehnt;Kunde;5"]);
});
