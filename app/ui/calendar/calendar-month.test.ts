import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  addMonthsToDay,
  daysInMonth,
  monthDays,
  monthShowing,
  monthsBetween,
  moveDay,
  rangeMonths,
  weekday,
  weekRows,
} from "./calendar-month.ts";

describe("days and months", () => {
  test("February has 29 days in leap years only", () => {
    expect(daysInMonth("2028-02")).toBe(29);
    expect(daysInMonth("2026-02")).toBe(28);
    expect(daysInMonth("2100-02")).toBe(28);
    expect(daysInMonth("2000-02")).toBe(29);
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2028-02-29", 1)).toBe("2028-03-01");
  });

  test.each(["2026-10", "2027-03"])(
    "every day of %s, when the clocks change, occurs once",
    (month) => {
      const days = monthDays(month);
      expect(days).toHaveLength(31);
      expect(new Set(days).size).toBe(31);
      for (const [at, day] of days.entries()) expect(addDays(days[0] ?? "", at)).toBe(day);
      expect(weekRows(month).flat().filter(Boolean)).toEqual(days);
    },
  );

  test("the Sundays of the changes of clocks are Sundays", () => {
    expect(weekday("2026-10-25")).toBe(7);
    expect(weekday("2027-03-28")).toBe(7);
    expect(addDays("2026-10-24", 1)).toBe("2026-10-25");
    expect(addDays("2026-10-25", 1)).toBe("2026-10-26");
    expect(addDays("2027-03-28", 1)).toBe("2027-03-29");
    expect(addDays("2027-03-29", -1)).toBe("2027-03-28");
  });

  test("months run over the turn of the year in both directions", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(addMonths("2026-05", -29)).toBe("2023-12");
    expect(monthsBetween("2025-11", "2027-02")).toBe(15);
  });

  test("a day that a shorter month lacks becomes that month's last day", () => {
    expect(addMonthsToDay("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonthsToDay("2028-02-29", 12)).toBe("2029-02-28");
    expect(addMonthsToDay("2026-03-31", -1)).toBe("2026-02-28");
  });
});

describe("weeks", () => {
  test("rows run from Monday to Sunday with gaps for neighbouring months", () => {
    const rows = weekRows("2026-04");
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual([
      null,
      null,
      "2026-04-01",
      "2026-04-02",
      "2026-04-03",
      "2026-04-04",
      "2026-04-05",
    ]);
    expect(rows[4]).toEqual([
      "2026-04-27",
      "2026-04-28",
      "2026-04-29",
      "2026-04-30",
      null,
      null,
      null,
    ]);
  });

  test("a month takes four to six rows", () => {
    expect(weekRows("2027-02")).toHaveLength(4);
    expect(weekRows("2026-03")).toHaveLength(6);
  });

  test("every day of ten years stands in the column of its weekday", () => {
    for (const month of Array.from({ length: 120 }, (_, at) => addMonths("2024-01", at))) {
      for (const row of weekRows(month)) {
        for (const [column, day] of row.entries()) if (day) expect(weekday(day)).toBe(column + 1);
      }
    }
  });
});

describe("ranges", () => {
  test("a quarter shows three months, a year twelve", () => {
    expect(rangeMonths("2026-11", "month")).toEqual(["2026-11"]);
    expect(rangeMonths("2026-11", "quarter")).toEqual(["2026-11", "2026-12", "2027-01"]);
    const year = rangeMonths("2026-11", "year");
    expect(year).toHaveLength(12);
    expect(year.at(-1)).toBe("2027-10");
    expect(year.flatMap(monthDays)).toHaveLength(365);
    expect(rangeMonths("2028-01", "year").flatMap(monthDays)).toHaveLength(366);
  });

  test("a day outside brings the range that holds it", () => {
    expect(monthShowing("2026-04-30", "2026-04", "month")).toBe("2026-04");
    expect(monthShowing("2026-05-01", "2026-04", "month")).toBe("2026-05");
    expect(monthShowing("2026-03-31", "2026-04", "quarter")).toBe("2026-01");
    expect(monthShowing("2026-07-01", "2026-04", "quarter")).toBe("2026-07");
    expect(monthShowing("2028-04-01", "2026-04", "year")).toBe("2028-04");
  });
});

test.each([
  ["ArrowLeft", false, "2026-04-15"],
  ["ArrowRight", false, "2026-04-17"],
  ["ArrowUp", false, "2026-04-09"],
  ["ArrowDown", false, "2026-04-23"],
  ["Home", false, "2026-04-13"],
  ["End", false, "2026-04-19"],
  ["PageUp", false, "2026-03-16"],
  ["PageDown", false, "2026-05-16"],
  ["PageUp", true, "2025-04-16"],
  ["PageDown", true, "2027-04-16"],
  ["Tab", false, null],
])("from 16 April 2026 the key %s (shift %s) leads to %s", (key, isShift, target) => {
  expect(moveDay("2026-04-16", key, isShift)).toBe(target);
});
