import { addDays, type IsoDate, isoDate, weekday } from "#domain/time/iso-date.ts";
import { yearNumber } from "#domain/time/month.ts";
import type { HolidayArea } from "./holiday-area.ts";

type Holiday = {
  readonly name: string;
  /** A day of every year (`MM-dd`), so many days from Easter Sunday, or a rule of its own. */
  readonly on: `${number}-${number}` | number | ((year: number) => IsoDate);
  /** Whole countries, and areas written `DE: BW BY`. */
  readonly where: readonly string[];
};

const CHRISTIAN_CH = "CH: AG AI FR JU LU NW OW SO SZ TI UR VS ZG";

/**
 * Public holidays by law. Left out is what holds in single municipalities only: Assumption in Bavaria,
 * Corpus Christi in Saxony and Thuringia, the Peace Festival of Augsburg.
 */
const HOLIDAYS: readonly Holiday[] = [
  { name: "Neujahr", on: "01-01", where: ["DE", "AT", "CH"] },
  {
    name: "Berchtoldstag",
    on: "01-02",
    where: ["CH: AG BE FR GL JU LU NE NW OW SH SO TG VD ZG ZH"],
  },
  {
    name: "Heilige Drei Könige",
    on: "01-06",
    where: ["DE: BW BY ST", "AT", "CH: SZ TI UR"],
  },
  { name: "Internationaler Frauentag", on: "03-08", where: ["DE: BE MV"] },
  { name: "Josefstag", on: "03-19", where: ["CH: NW SZ TI UR VS"] },
  {
    name: "Karfreitag",
    on: -2,
    where: ["DE", "CH: AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG UR VD ZG ZH"],
  },
  { name: "Ostersonntag", on: 0, where: ["DE: BB"] },
  {
    name: "Ostermontag",
    on: 1,
    where: [
      "DE",
      "AT",
      "CH: AG AI AR BE BL BS FR GE GL GR JU LU NW OW SG SH SO SZ TG TI UR VD ZG ZH",
    ],
  },
  { name: "Tag der Arbeit", on: "05-01", where: ["DE", "CH: BL BS JU NE SH SO TG TI ZH"] },
  { name: "Staatsfeiertag", on: "05-01", where: ["AT"] },
  { name: "Christi Himmelfahrt", on: 39, where: ["DE", "AT"] },
  { name: "Auffahrt", on: 39, where: ["CH"] },
  { name: "Pfingstsonntag", on: 49, where: ["DE: BB"] },
  {
    name: "Pfingstmontag",
    on: 50,
    where: [
      "DE",
      "AT",
      "CH: AG AI AR BE BL BS FR GE GL GR JU LU NW OW SG SH SO SZ TG TI UR VD ZG ZH",
    ],
  },
  { name: "Fronleichnam", on: 60, where: ["DE: BW BY HE NW RP SL", "AT", CHRISTIAN_CH] },
  { name: "Bundesfeiertag", on: "08-01", where: ["CH"] },
  { name: "Mariä Himmelfahrt", on: "08-15", where: ["DE: SL", "AT", CHRISTIAN_CH] },
  { name: "Weltkindertag", on: "09-20", where: ["DE: TH"] },
  { name: "Genfer Bettag", on: genevaFast, where: ["CH: GE"] },
  {
    name: "Bettagsmontag",
    on: (year) => addDays(sundayInSeptember(year, 3), 1),
    where: ["CH: VD"],
  },
  { name: "Tag der Deutschen Einheit", on: "10-03", where: ["DE"] },
  { name: "Nationalfeiertag", on: "10-26", where: ["AT"] },
  { name: "Reformationstag", on: "10-31", where: ["DE: BB HB HH MV NI SH SN ST TH"] },
  {
    name: "Allerheiligen",
    on: "11-01",
    where: ["DE: BW BY NW RP SL", "AT", "CH: AG AI FR GL JU LU NW OW SG SO SZ TI UR VS ZG"],
  },
  { name: "Buß- und Bettag", on: penanceDay, where: ["DE: SN"] },
  { name: "Mariä Empfängnis", on: "12-08", where: ["AT", "CH: AI FR LU NW OW SZ TI UR VS ZG"] },
  { name: "1. Weihnachtstag", on: "12-25", where: ["DE"] },
  { name: "Christtag", on: "12-25", where: ["AT"] },
  { name: "Weihnachten", on: "12-25", where: ["CH"] },
  { name: "2. Weihnachtstag", on: "12-26", where: ["DE"] },
  {
    name: "Stefanstag",
    on: "12-26",
    where: ["AT", "CH: AG AI AR BE BL BS FR GL GR LU NW OW SG SH SO SZ TG TI UR ZG ZH"],
  },
  { name: "Wiederherstellung der Republik", on: "12-31", where: ["CH: GE"] },
];

/** Calendars ask for hundreds of days at once, so a year of an area is worked out once. */
const years = new Map<string, ReadonlyMap<IsoDate, string>>();
const MOST_YEARS = 400;

/** The public holiday of an area on a day; null on every other day (C-112). */
export function publicHoliday(day: IsoDate, area: HolidayArea | null): string | null {
  if (area === null) return null;
  const key = `${area} ${day.slice(0, 4)}`;
  const holidays = years.get(key) ?? holidaysOf(yearNumber(day), area);
  if (years.size >= MOST_YEARS) years.clear();
  years.set(key, holidays);
  return holidays.get(day) ?? null;
}

function holidaysOf(year: number, area: HolidayArea): ReadonlyMap<IsoDate, string> {
  const easter = easterSunday(year);
  const kept = HOLIDAYS.filter(({ where }) => holds(where, area));
  return new Map(kept.map(({ on, name }) => [dayIn(year, on, easter), name]));
}

function holds(where: Holiday["where"], area: HolidayArea): boolean {
  const [country, part = ""] = area.split("-");
  return where.some((rule) => {
    const [named, parts] = rule.split(": ");
    return named === country && (parts === undefined || parts.split(" ").includes(part));
  });
}

function dayIn(year: number, on: Holiday["on"], easter: IsoDate): IsoDate {
  if (typeof on === "function") return on(year);
  if (typeof on === "number") return addDays(easter, on);
  const [month, day] = on.split("-");
  return dayOf(year, Number(month), Number(day));
}

function dayOf(year: number, month: number, day: number): IsoDate {
  const pad = (value: number, length = 2) => String(value).padStart(length, "0");
  return isoDate(`${pad(year, 4)}-${pad(month)}-${pad(day)}`);
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const letter =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * letter) / 451);
  const days = epact + letter - 7 * shift + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The Wednesday before 23 November. */
function penanceDay(year: number): IsoDate {
  const last = dayOf(year, 11, 22);
  return addDays(last, -((weekday(last) + 4) % 7));
}

/** The Thursday after the first Sunday of September. */
function genevaFast(year: number): IsoDate {
  return addDays(sundayInSeptember(year, 1), 4);
}

function sundayInSeptember(year: number, which: number): IsoDate {
  const first = dayOf(year, 9, 1);
  return addDays(first, ((7 - weekday(first)) % 7) + 7 * (which - 1));
}
