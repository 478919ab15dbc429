import { expect, test } from "vitest";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { type HolidayArea, holidayArea } from "./holiday-area.ts";
import { easterSunday, publicHoliday } from "./public-holidays.ts";

function holidaysOf(year: number, area: HolidayArea): Record<string, string> {
  const first = isoDate(`${year}-01-01`);
  const days = Array.from({ length: 366 }, (_, ahead) => addDays(first, ahead));
  return Object.fromEntries(
    days.flatMap((day) => {
      const name = publicHoliday(day, area);
      return name && day.startsWith(String(year)) ? [[day.slice(5), name]] : [];
    }),
  );
}

test.each([
  [2024, "03-31"],
  [2025, "04-20"],
  [2026, "04-05"],
  [2027, "03-28"],
  [2028, "04-16"],
  [2038, "04-25"],
  [2285, "03-22"],
])("Easter of %s is on %s", (year, day) => {
  expect(easterSunday(year)).toBe(`${year}-${day}`);
});

test("nine days are kept in the whole of Germany", () => {
  expect(holidaysOf(2026, "DE")).toEqual({
    "01-01": "Neujahr",
    "04-03": "Karfreitag",
    "04-06": "Ostermontag",
    "05-01": "Tag der Arbeit",
    "05-14": "Christi Himmelfahrt",
    "05-25": "Pfingstmontag",
    "10-03": "Tag der Deutschen Einheit",
    "12-25": "1. Weihnachtstag",
    "12-26": "2. Weihnachtstag",
  });
});

test("the states add their own, those that follow a weekday included", () => {
  const own = (area: HolidayArea) =>
    Object.keys(holidaysOf(2026, area)).filter((day) => !(day in holidaysOf(2026, "DE")));
  expect(own("DE-BY")).toEqual(["01-06", "06-04", "11-01"]);
  expect(own("DE-SN")).toEqual(["10-31", "11-18"]);
  expect(own("DE-BE")).toEqual(["03-08"]);
  expect(own("DE-NW")).toEqual(["06-04", "11-01"]);
});

test("Austria keeps thirteen days, Switzerland four and those of the canton", () => {
  expect(Object.keys(holidaysOf(2026, "AT"))).toHaveLength(13);
  expect(holidaysOf(2026, "AT")["10-26"]).toBe("Nationalfeiertag");
  expect(Object.keys(holidaysOf(2026, "CH"))).toEqual(["01-01", "05-14", "08-01", "12-25"]);
  expect(holidaysOf(2026, "CH-ZH")["05-01"]).toBe("Tag der Arbeit");
  expect(holidaysOf(2026, "CH-LU")["06-04"]).toBe("Fronleichnam");
  expect(holidaysOf(2026, "CH-GE")["09-10"]).toBe("Genfer Bettag");
});

test.each([
  ["Augsburg, Deutschland", "DE-BY"],
  ["Königstraße 1, 70173 Stuttgart, Deutschland", "DE-BW"],
  ["Freiburg, Deutschland", "DE-BW"],
  ["Frankfurt am Main, Deutschland", "DE-HE"],
  ["Köln", "DE-NW"],
  ["Biel, Schweiz", "CH-BE"],
  ["St. Pölten, Österreich", "AT"],
  ["Kleinkleckersdorf, Deutschland", "DE"],
  ["Frankfurt, Deutschland", "DE"],
  ["Lyon, Frankreich", null],
  ["", null],
])("the address „%s“ lies in %s", (address, area) => {
  expect(holidayArea(address)).toBe(area);
});

test("an unknown place has no holidays", () => {
  expect(publicHoliday(isoDate("2026-12-25"), null)).toBeNull();
  expect(publicHoliday(isoDate("0001-01-01"), "DE")).toBe("Neujahr");
});
