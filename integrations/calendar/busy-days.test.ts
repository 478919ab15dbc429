import { afterEach, expect, test, vi } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { busyDays } from "./busy-days.ts";

const span = { from: isoDate("2027-03-01"), to: isoDate("2027-04-30") };
afterEach(() => vi.unstubAllEnvs());

const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Test//DE",
    ...events.flatMap((lines, index) => [
      "BEGIN:VEVENT",
      ...(lines.some((line) => line.startsWith("UID")) ? [] : [`UID:${index}`]),
      "DTSTAMP:20261101T000000Z",
      ...lines,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

function days(...events: string[][]) {
  const read = busyDays(calendar(...events), span);
  return read.ok ? read.value : read.error;
}

for (const tz of ["UTC", "Europe/Berlin", "America/New_York", "Pacific/Auckland"]) {
  test(`whole days, moments and times without a zone fall on their Berlin days (process in ${tz})`, () => {
    vi.stubEnv("TZ", tz);
    expect(days(["DTSTART;VALUE=DATE:20270405", "DTEND;VALUE=DATE:20270408"])).toEqual([
      "2027-04-05",
      "2027-04-06",
      "2027-04-07",
    ]);
    // 23:30 in London is 00:30 in Berlin.
    expect(days(["DTSTART:20270316T233000Z", "DTEND:20270317T003000Z"])).toEqual(["2027-03-17"]);
    expect(days(["DTSTART:20270316T233000", "DTEND:20270316T235500"])).toEqual(["2027-03-16"]);
  });
}

test("an event until midnight takes no second day, one across midnight takes both", () => {
  const berlin = (from: string, to: string) => [
    `DTSTART;TZID=Europe/Berlin:${from}`,
    `DTEND;TZID=Europe/Berlin:${to}`,
  ];
  expect(days(berlin("20270326T200000", "20270327T000000"))).toEqual(["2027-03-26"]);
  expect(days(berlin("20270326T200000", "20270327T010000"))).toEqual(["2027-03-26", "2027-03-27"]);
});

test("a weekly series keeps its wall-clock time over the change of clocks", () => {
  const weekly = [
    'DTSTART;TZID="W. Europe Standard Time":20270316T233000',
    'DTEND;TZID="W. Europe Standard Time":20270316T235900',
    "RRULE:FREQ=WEEKLY;COUNT=4",
  ];
  // Summer time starts on 28 March 2027; every Tuesday stays a Tuesday.
  expect(days(weekly)).toEqual(["2027-03-16", "2027-03-23", "2027-03-30", "2027-04-06"]);
});

test("left out and moved appointments of a series count where they are", () => {
  const series = [
    "UID:series",
    "DTSTART;TZID=Europe/Berlin:20270316T100000",
    "DTEND;TZID=Europe/Berlin:20270316T110000",
    "RRULE:FREQ=WEEKLY;COUNT=4",
    "EXDATE;TZID=Europe/Berlin:20270323T100000",
  ];
  const moved = [
    "UID:series",
    "RECURRENCE-ID;TZID=Europe/Berlin:20270330T100000",
    "DTSTART;TZID=Europe/Berlin:20270401T100000",
    "DTEND;TZID=Europe/Berlin:20270401T110000",
  ];
  expect(days(series, moved)).toEqual(["2027-03-16", "2027-04-01", "2027-04-06"]);
});

test("a series blocks the rest of an appointment that began before the days asked for", () => {
  const fortnightly = [
    "DTSTART;VALUE=DATE:20270211",
    "DTEND;VALUE=DATE:20270218",
    "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2",
  ];
  expect(days(fortnightly)).toEqual(["2027-03-01", "2027-03-02", "2027-03-03"]);
  const yearly = [
    "DTSTART;TZID=Europe/Berlin:20260222T180000",
    "DTEND;TZID=Europe/Berlin:20260302T100000",
    "RRULE:FREQ=YEARLY",
  ];
  expect(days(yearly)).toEqual(["2027-03-01", "2027-03-02"]);
});

test("single dates of another one's series all count", () => {
  const invitation = (day: string) => [
    "UID:invitation",
    `RECURRENCE-ID;TZID=Europe/Berlin:${day}T100000`,
    `DTSTART;TZID=Europe/Berlin:${day}T100000`,
    `DTEND;TZID=Europe/Berlin:${day}T110000`,
  ];
  expect(days(...["20270302", "20270309", "20270316"].map(invitation))).toEqual([
    "2027-03-02",
    "2027-03-09",
    "2027-03-16",
  ]);
});

test("free time and cancelled events take no day", () => {
  const day = ["DTSTART;VALUE=DATE:20270405", "DTEND;VALUE=DATE:20270406"];
  expect(days([...day, "TRANSP:TRANSPARENT"], [...day, "STATUS:CANCELLED"])).toEqual([]);
});

const WEEKLY = [
  "UID:weekly",
  "DTSTART;TZID=Europe/Berlin:20270316T100000",
  "DTEND;TZID=Europe/Berlin:20270316T110000",
  "RRULE:FREQ=WEEKLY;COUNT=3",
];
const SECOND_DATE = [
  "UID:weekly",
  "RECURRENCE-ID;TZID=Europe/Berlin:20270323T100000",
  "DTSTART;TZID=Europe/Berlin:20270323T100000",
  "DTEND;TZID=Europe/Berlin:20270323T110000",
];

for (const mark of ["STATUS:CANCELLED", "TRANSP:TRANSPARENT"]) {
  test(`a single date with ${mark} takes no day of its series`, () => {
    expect(days(WEEKLY, [...SECOND_DATE, mark])).toEqual(["2027-03-16", "2027-03-30"]);
  });
}

test("a busy single date of a free series takes its day", () => {
  const free = [...WEEKLY, "TRANSP:TRANSPARENT"];
  expect(days(free, [...SECOND_DATE, "TRANSP:OPAQUE"])).toEqual(["2027-03-23"]);
});

test("of single dates without their series the cancelled and the broken ones take no day", () => {
  const third = SECOND_DATE.map((line) => line.replace("20270323", "20270330"));
  const broken = ["UID:weekly", "RECURRENCE-ID;TZID=Europe/Berlin:20270406T100000"];
  expect(days([...SECOND_DATE, "STATUS:CANCELLED"], third, broken)).toEqual(["2027-03-30"]);
});

test("only the days asked for", () => {
  expect(days(["DTSTART;VALUE=DATE:20270428", "DTEND;VALUE=DATE:20270503"])).toEqual([
    "2027-04-28",
    "2027-04-29",
    "2027-04-30",
  ]);
  expect(days(["DTSTART;VALUE=DATE:20200101", "DTEND;VALUE=DATE:20200102"])).toEqual([]);
});

test("however long an entry runs, all its days among those asked for are blocked", () => {
  const sabbatical = ["DTSTART;VALUE=DATE:20230601", "DTEND;VALUE=DATE:20270304"];
  expect(days(sabbatical)).toEqual(["2027-03-01", "2027-03-02", "2027-03-03"]);
  const forGood = ["DTSTART;TZID=Europe/Berlin:20230601T090000", "DTEND:99991231T000000Z"];
  expect(days(forGood)).toHaveLength(61);
});

test("what is no calendar is refused", () => {
  expect(busyDays("<html>Anmelden</html>", span)).toEqual({ ok: false, error: "not_a_calendar" });
});

const HOURLY = ["DTSTART:20270316T100000Z", "DTEND:20270316T100100Z"];

test.each([
  "FREQ=SECONDLY",
  "FREQ=MINUTELY;INTERVAL=30",
  "FREQ=HOURLY;BYHOUR=9",
  "FREQ=DAILY;BYHOUR=9,12,15",
  "FREQ=YEARLY;BYDAY=MO;BYMINUTE=0,30",
  "FREQ=WEEKLY;BYSECOND=0,1",
])("a series with several times a day is refused before it is expanded: %s", (rule) => {
  expect(days([...HOURLY, `RRULE:${rule}`])).toBe("sub_daily");
});

test("a reminder by the hour that is marked as free is no obstacle, nor is one fixed hour", () => {
  expect(days([...HOURLY, "RRULE:FREQ=HOURLY", "TRANSP:TRANSPARENT"])).toEqual([]);
  expect(days([...HOURLY, "RRULE:FREQ=WEEKLY;BYHOUR=10;COUNT=2"])).toHaveLength(2);
});

test.each([
  ["FREQ=WEEKLY;BYDAY=TU", 9],
  ["FREQ=DAILY", 61],
  ["FREQ=MONTHLY;BYDAY=2TU", 2],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", 2],
  ["FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1", 1],
])("an endless series of long ago takes its days in the span: %s", (rule, count) => {
  for (const start of ["16040101", "19000102", "20150106"]) {
    const series = [`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`];
    expect(days(series), start).toHaveLength(count);
  }
});

test("more dates than a life has are refused", () => {
  const daily = ["DTSTART:19700101T090000Z", "RRULE:FREQ=DAILY"];
  expect(days(...Array.from({ length: 400 }, () => daily))).toBe("too_complex");
});

const ZONE = `BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`.split("\n");

test("an export that brings its zone along, with left out and moved dates reads as it is meant", () => {
  const series = [
    "UID:jour-fixe",
    "DTSTART;TZID=Europe/Berlin:20150106T233000",
    "DTEND;TZID=Europe/Berlin:20150106T235500",
    "RRULE:FREQ=WEEKLY;WKST=MO;BYDAY=TU;UNTIL=20270331T215959Z",
    "EXDATE;TZID=Europe/Berlin:20270309T233000,20270316T233000",
  ];
  const moved = [
    "UID:jour-fixe",
    "RECURRENCE-ID;TZID=Europe/Berlin:20270323T233000",
    "DTSTART;TZID=Europe/Berlin:20270325T100000",
    "DTEND;TZID=Europe/Berlin:20270325T110000",
  ];
  const text = calendar(series, moved).replace(
    "BEGIN:VEVENT",
    [...ZONE, "BEGIN:VEVENT"].join("\r\n"),
  );
  // 30 March lies in summer time and is still a Tuesday.
  expect(busyDays(text, span)).toEqual({
    ok: true,
    value: ["2027-03-02", "2027-03-25", "2027-03-30"],
  });
});
