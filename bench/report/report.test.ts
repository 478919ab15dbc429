import { expect, test } from "vitest";
import type { Figure, Results } from "./figure.ts";
import { writeReport } from "./report.ts";

const results = (...figures: Figure[]): Results => ({
  start: { commit: "abc1234", node: "v24", machine: "linux, 2 cores", load: 0.4, figures },
});
const line = (report: string, begin: string) =>
  report.split("\n").find((text) => text.startsWith(`| ${begin}`));

test("a target says whether its figure holds", () => {
  const report = writeReport(
    results(
      { name: "memory when idle, embedded", value: 320, unit: "MB" },
      { name: "later start, embedded", value: 4200, unit: "ms" },
    ),
  );
  expect(line(report, "memory idle, embedded")).toBe(
    "| memory idle, embedded | ≤ 330 MB | 383 | 320 MB | holds |",
  );
  expect(line(report, "ready, embedded")).toContain("4,200 ms | **misses** |");
  expect(line(report, "memory idle, PostgreSQL")).toContain("not measured");
});

test("a target by ratio is judged by the worst of its figures", () => {
  const kept = (name: string, value: number): Figure => ({
    name: `home from the HTML cache, brotli${name}`,
    value: 3000,
    unit: "requests/s",
    ratio: { value, to: "bare Hono" },
  });
  const report = writeReport(results(kept("", 0.8), kept(" again", 0.45)));
  expect(line(report, "kept HTML")).toContain("0.45 × | **misses** |");
});
