import { afterEach, expect, test, vi } from "vitest";
import { isoDate } from "#domain/iso-date.ts";
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

async function days(...events: string[][]) {
  const read = await busyDays(calendar(...events), span);
  return read.ok ? read.value : read.error;
}

for (const tz of ["UTC", "Europe/Berlin", "America/New_York", "Pacific/Auckland"]) {
  test(`whole days, moments and times without a zone fall on their Berlin days (process in ${tz})`, async () => {
    vi.stubEnv("TZ", tz);
    expect(await days(["DTSTART;VALUE=DATE:20270405", "DTEND;VALUE=DATE:20270408"])).toEqual([
      "2027-04-05",
      "2027-04-06",
      "2027-04-07",
    ]);
    // 23:30 in London is 00:30 in Berlin.
    expect(await days(["DTSTART:20270316T233000Z", "DTEND:20270317T003000Z"])).toEqual([
      "2027-03-17",
    ]);
    expect(await days(["DTSTART:20270316T233000", "DTEND:20270316T235500"])).toEqual([
      "2027-03-16",
    ]);
  });
}

test("an event until midnight takes no second day, one across midnight takes both", async () => {
  const berlin = (from: string, to: string) => [
    `DTSTART;TZID=Europe/Berlin:${from}`,
    `DTEND;TZID=Europe/Berlin:${to}`,
  ];
  expect(await days(berlin("20270326T200000", "20270327T000000"))).toEqual(["2027-03-26"]);
  expect(await days(berlin("20270326T200000", "20270327T010000"))).toEqual([
    "2027-03-26",
    "2027-03-27",
  ]);
});

test("a weekly series keeps its wall-clock time over the change of clocks", async () => {
  const weekly = [
    'DTSTART;TZID="W. Europe Standard Time":20270316T233000',
    'DTEND;TZID="W. Europe Standard Time":20270316T235900',
    "RRULE:FREQ=WEEKLY;COUNT=4",
  ];
  // Summer time starts on 28 March 2027; every Tuesday stays a Tuesday.
  expect(await days(weekly)).toEqual(["2027-03-16", "2027-03-23", "2027-03-30", "2027-04-06"]);
});

test("left out and moved appointments of a series count where they are", async () => {
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
  expect(await days(series, moved)).toEqual(["2027-03-16", "2027-04-01", "2027-04-06"]);
});

test("a series blocks the rest of an appointment that began before the days asked for", async () => {
  const fortnightly = [
    "DTSTART;VALUE=DATE:20270211",
    "DTEND;VALUE=DATE:20270218",
    "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2",
  ];
  expect(await days(fortnightly)).toEqual(["2027-03-01", "2027-03-02", "2027-03-03"]);
  const yearly = [
    "DTSTART;TZID=Europe/Berlin:20260222T180000",
    "DTEND;TZID=Europe/Berlin:20260302T100000",
    "RRULE:FREQ=YEARLY",
  ];
  expect(await days(yearly)).toEqual(["2027-03-01", "2027-03-02"]);
});

test("single dates of somebody else's series all count", async () => {
  const invitation = (day: string) => [
    "UID:invitation",
    `RECURRENCE-ID;TZID=Europe/Berlin:${day}T100000`,
    `DTSTART;TZID=Europe/Berlin:${day}T100000`,
    `DTEND;TZID=Europe/Berlin:${day}T110000`,
  ];
  expect(await days(...["20270302", "20270309", "20270316"].map(invitation))).toEqual([
    "2027-03-02",
    "2027-03-09",
    "2027-03-16",
  ]);
});

test("free time and cancelled events take no day", async () => {
  const day = ["DTSTART;VALUE=DATE:20270405", "DTEND;VALUE=DATE:20270406"];
  expect(await days([...day, "TRANSP:TRANSPARENT"], [...day, "STATUS:CANCELLED"])).toEqual([]);
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
  test(`a single date with ${mark} takes no day of its series`, async () => {
    expect(await days(WEEKLY, [...SECOND_DATE, mark])).toEqual(["2027-03-16", "2027-03-30"]);
  });
}

test("a busy single date of a free series takes its day", async () => {
  const free = [...WEEKLY, "TRANSP:TRANSPARENT"];
  expect(await days(free, [...SECOND_DATE, "TRANSP:OPAQUE"])).toEqual(["2027-03-23"]);
});

test("of single dates without their series the cancelled and the broken ones take no day", async () => {
  const third = SECOND_DATE.map((line) => line.replace("20270323", "20270330"));
  const broken = ["UID:weekly", "RECURRENCE-ID;TZID=Europe/Berlin:20270406T100000"];
  expect(await days([...SECOND_DATE, "STATUS:CANCELLED"], third, broken)).toEqual(["2027-03-30"]);
});

test("only the days asked for", async () => {
  expect(await days(["DTSTART;VALUE=DATE:20270428", "DTEND;VALUE=DATE:20270503"])).toEqual([
    "2027-04-28",
    "2027-04-29",
    "2027-04-30",
  ]);
  expect(await days(["DTSTART;VALUE=DATE:20200101", "DTEND;VALUE=DATE:20200102"])).toEqual([]);
});

test("however long an entry runs, all its days among those asked for are blocked", async () => {
  const sabbatical = ["DTSTART;VALUE=DATE:20230601", "DTEND;VALUE=DATE:20270304"];
  expect(await days(sabbatical)).toEqual(["2027-03-01", "2027-03-02", "2027-03-03"]);
  const forGood = ["DTSTART;TZID=Europe/Berlin:20230601T090000", "DTEND:99991231T000000Z"];
  expect(await days(forGood)).toHaveLength(61);
});

test("what is no calendar is refused, a rule without end as well", async () => {
  expect(await busyDays("<html>Anmelden</html>", span)).toEqual({
    ok: false,
    error: "not_a_calendar",
  });
  const bomb = ["DTSTART:20270316T100000Z", "DTEND:20270316T100001Z", "RRULE:FREQ=SECONDLY"];
  expect(await days(bomb)).toBe("too_complex");
});
