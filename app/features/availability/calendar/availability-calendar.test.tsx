import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { monthDays } from "#ui/calendar/calendar-month.ts";
import { AvailabilityCalendar } from "./availability-calendar.tsx";

type Special = Record<string, DayStatus>;

/** The month as the server writes it into the page. */
function page(month: string, special: Special = {}, today = `${month}-01`, selected?: string) {
  const initialDays = monthDays(month).map((day) => ({
    date: isoDate(day),
    status: special[day] ?? ("available" as const),
  }));
  return renderToString(
    <AvailabilityCalendar
      slug="anna-muster"
      speakerId="id"
      initialDays={initialDays}
      today={isoDate(today)}
      selected={selected ? isoDate(selected) : null}
      isDirect
      onSelect={(_date: IsoDate) => undefined}
    />,
  );
}

type Cell = { day: string; attributes: string };

function cells(html: string): Cell[] {
  return [...html.matchAll(/<button([^>]*data-day="([^"]+)"[^>]*)>/g)].map(
    ([, attributes = "", day = ""]) => ({ day, attributes }),
  );
}

function cell(html: string, day: string): string {
  return cells(html).find((one) => one.day === day)?.attributes ?? "";
}

const isClosed = (html: string, day: string) => cell(html, day).includes('aria-disabled="true"');

const SEPTEMBER: Special = {
  "2026-09-01": "booked",
  "2026-09-02": "booked",
  "2026-09-03": "booked",
  "2026-09-04": "booked",
  "2026-09-10": "blocked",
  "2026-09-11": "blocked",
  "2026-09-20": "on_request",
  "2026-09-21": "on_request",
  "2026-09-22": "on_request",
};

test("the page brings one month whose weeks start on Monday [CAL-01, CAL-03]", () => {
  const html = page("2026-09");
  const heads = [...html.matchAll(/<th[^>]*>([^<]+)<\/th>/g)].map(([, text]) => text);
  expect(heads).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
  expect(html.match(/role="grid"/g)).toHaveLength(1);
  expect(cells(html).map(({ day }) => day)).toEqual(monthDays("2026-09"));
});

test("the legend counts the days of the range [CAL-06, CAL-07, CAL-08, CAL-09]", () => {
  const legend = page("2026-09", SEPTEMBER).match(/<ul class="legend">.*?<\/ul>/s)?.[0] ?? "";
  const items = [...legend.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) =>
    item.replace(/<[^>]*>/g, "").trim(),
  );
  expect(items).toEqual(["Frei 21", "Anfrage 3", "Belegt 4", "Blockiert 2"]);
});

describe("a day", () => {
  const html = page("2026-09", SEPTEMBER, "2026-09-03", "2026-09-24");

  test.each([
    ["2026-09-05", "5. September 2026, Direkt buchbar"],
    ["2026-09-20", "20. September 2026, Auf Anfrage"],
    ["2026-09-04", "4. September 2026, Bereits gebucht"],
    ["2026-09-10", "10. September 2026, Nicht verfügbar"],
    ["2026-09-02", "2. September 2026, Vergangen"],
    ["2026-09-24", "24. September 2026, Direkt buchbar, ausgewählt"],
  ])("%s reads %j [CAL-13, CAL-14, CAL-15, CAL-16]", (day, name) => {
    expect(cell(html, day)).toContain(`aria-label="${name}"`);
  });

  test("past, booked and blocked days are closed, others open [CAL-23, CAL-24, CAL-25, CAL-27, CAL-29]", () => {
    for (const day of ["2026-09-01", "2026-09-02"]) expect(isClosed(html, day)).toBe(true);
    for (const day of ["2026-09-04", "2026-09-10"]) expect(isClosed(html, day)).toBe(true);
    for (const day of ["2026-09-05", "2026-09-20"]) expect(isClosed(html, day)).toBe(false);
    const withFreeToday = page("2026-09", {}, "2026-09-03");
    expect(isClosed(withFreeToday, "2026-09-02")).toBe(true);
    expect(isClosed(withFreeToday, "2026-09-03")).toBe(false);
  });

  test("today is marked, and there is one tab stop", () => {
    expect(cell(html, "2026-09-03")).toContain('aria-current="date"');
    expect(
      cells(html).filter(({ attributes }) => attributes.includes('tabindex="0"')),
    ).toHaveLength(1);
  });

  test("days of neighbouring months are not offered [CAL-26]", () => {
    expect(cells(html).every(({ day }) => day.startsWith("2026-09"))).toBe(true);
  });
});

test("29 February has its day", () => {
  expect(cells(page("2028-02")).at(-1)?.day).toBe("2028-02-29");
});

test("a free day of a speaker who wants to be asked is never called bookable, a holiday has its name", () => {
  const html = renderToString(
    <AvailabilityCalendar
      slug="anna-muster"
      speakerId="id"
      initialDays={[
        { date: isoDate("2026-10-02"), status: "available" },
        { date: isoDate("2026-10-03"), status: "on_request", holiday: "Tag der Deutschen Einheit" },
      ]}
      today={isoDate("2026-10-01")}
      selected={null}
      isDirect={false}
      onSelect={(_date: IsoDate) => undefined}
    />,
  );
  expect(cell(html, "2026-10-02")).toContain("2. Oktober 2026, Frei, auf Anfrage");
  expect(html).not.toContain("Direkt buchbar");
  expect(cell(html, "2026-10-03")).toContain(
    "3. Oktober 2026, Tag der Deutschen Einheit, Auf Anfrage",
  );
  expect(html).toContain("03.10. Tag der Deutschen Einheit");
});
