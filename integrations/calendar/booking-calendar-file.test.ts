import ICAL from "ical.js";
import nodeIcal, { type VEvent } from "node-ical";
import { describe, expect, test } from "vitest";
import { berlinInstant } from "#domain/time/berlin-instant.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { bookingCalendarFile } from "./booking-calendar-file.ts";
import { calendarMediaType } from "./calendar-text.ts";

const ENTRY = {
  reference: "WB-12AB3-4CD5E",
  title: "Jahrestagung; mit „Ümläuten“, Komma",
  date: isoDate("2027-03-12"),
  startTime: "09:00",
  durationMinutes: 70,
  location: "Hamburg, Elbe 1",
  description: "Zeile eins\nZeile zwei",
  url: "https://www.wortbuehne.example/dashboard/customer",
  organizerName: "Wortbühne",
  organizerEmail: "post@wortbuehne.example",
  sequence: 0,
  isCancelled: false,
  changedAt: new Date("2027-01-05T10:11:12Z"),
};
const INVITED = { ...ENTRY, attendee: { name: "Kim Beispiel", email: "kim@kunde.example" } };

/** RFC 5545: long lines are folded; the reader joins them again. */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, "");

test("a booking becomes one entry that every calendar reads", () => {
  const file = bookingCalendarFile(ENTRY);
  const lines = unfolded(file).split("\r\n");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines).toEqual(
    expect.arrayContaining([
      "VERSION:2.0",
      "METHOD:PUBLISH",
      "UID:WB-12AB3-4CD5E@www.wortbuehne.example",
      "DTSTART:20270312T080000Z",
      "DTEND:20270312T091000Z",
      "SUMMARY:Jahrestagung\\; mit „Ümläuten“\\, Komma",
      "LOCATION:Hamburg\\, Elbe 1",
      "DESCRIPTION:Zeile eins\\nZeile zwei",
      "STATUS:CONFIRMED",
    ]),
  );
  expect(file).not.toMatch(/TZID|VTIMEZONE/);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("the moment of the last change is its stamp, not the moment of the event", () => {
  const lines = unfolded(bookingCalendarFile(ENTRY)).split("\r\n");
  expect(lines).toContain("DTSTAMP:20270105T101112Z");
  expect(lines).toContain("LAST-MODIFIED:20270105T101112Z");
});

test("a mail invites its recipient alone, without asking for an answer", () => {
  const file = unfolded(bookingCalendarFile(INVITED));
  expect(file).toContain("METHOD:REQUEST\r\n");
  expect(file.match(/^ATTENDEE.*$/gm)).toEqual([
    expect.stringMatching(/PARTSTAT=ACCEPTED.*RSVP=FALSE.*mailto:kim@kunde\.example/i),
  ]);
  expect(calendarMediaType(file)).toBe("text/calendar; charset=utf-8; method=REQUEST");
  expect(calendarMediaType(bookingCalendarFile(ENTRY))).toMatch(/; method=PUBLISH$/);
});

test("every line ends with CRLF, the last one too, and holds no control character", () => {
  const control = String.fromCharCode(0, 7, 8, 11, 27, 127, 133);
  const title = `Feier${control}tag\tim Saal ${"👩🏽‍🚀ü".repeat(60)}`;
  const file = bookingCalendarFile({ ...INVITED, title, location: `Ham${control}burg` });
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replace(/\r\n/g, "")).not.toMatch(/\p{Cc}|\ufffd/u);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:Feiertag im Saal ${"👩🏽‍🚀ü".repeat(60)}`);
  expect(unfolded(file)).toContain("LOCATION:Hamburg");
});

/** The same file as two programs read it that know nothing of each other. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  const first = {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    status: event.component.getFirstPropertyValue("status"),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    description: event.description,
  };
  const parsed = nodeIcal.sync.parseICS(file);
  const other = Object.values(parsed).find((one) => one?.type === "VEVENT") as VEvent;
  const second = {
    method: other.method,
    uid: other.uid,
    sequence: Number(other.sequence),
    status: other.status,
    start: other.start.toISOString(),
    end: other.end?.toISOString(),
    summary: other.summary,
    location: other.location,
    description: other.description,
  };
  expect(second).toEqual(first);
  return first;
}

test("two independent parsers read invitation, move and cancellation alike", () => {
  const moved = { ...INVITED, date: isoDate("2027-04-15"), sequence: 1 };
  const stories = [INVITED, moved, { ...moved, isCancelled: true }].map((entry) =>
    read(bookingCalendarFile(entry)),
  );
  expect(stories[0]).toEqual({
    method: "REQUEST",
    uid: "WB-12AB3-4CD5E@www.wortbuehne.example",
    sequence: 0,
    status: "CONFIRMED",
    start: "2027-03-12T08:00:00.000Z",
    end: "2027-03-12T09:10:00.000Z",
    summary: ENTRY.title,
    location: ENTRY.location,
    description: ENTRY.description,
  });
  expect(new Set(stories.map(({ uid }) => uid)).size).toBe(1);
  expect(stories.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
  expect(stories[1]).toMatchObject({ method: "REQUEST", start: "2027-04-15T07:00:00.000Z" });
  expect(stories[2]).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
});

test("a downloaded entry that was cancelled says so too", () => {
  const { method, status, sequence } = read(bookingCalendarFile({ ...ENTRY, isCancelled: true }));
  expect([method, status, sequence]).toEqual(["PUBLISH", "CANCELLED", 1]);
});

test("an appointment that has moved replaces the entry it had before", () => {
  const [first, moved] = [ENTRY, { ...ENTRY, date: isoDate("2027-04-15"), sequence: 1 }].map(
    (entry) => unfolded(bookingCalendarFile(entry)).split("\r\n"),
  );
  const uid = (lines: string[] = []) => lines.find((line) => line.startsWith("UID:"));
  expect(uid(moved)).toBe(uid(first));
  expect(first).toContain("SEQUENCE:0");
  expect(moved).toEqual(expect.arrayContaining(["SEQUENCE:1", "DTSTART:20270415T070000Z"]));
});

test("equal input gives an equal file", () => {
  expect(bookingCalendarFile(ENTRY)).toBe(bookingCalendarFile(ENTRY));
});

test("no text can add a line of its own", () => {
  const title = "Feier\r\nATTENDEE:mailto:evil@z.example\nEND:VEVENT";
  const file = unfolded(bookingCalendarFile({ ...ENTRY, title, organizerName: 'A"B\r\nX-Y:1' }));
  expect(file).not.toMatch(/^(?:ATTENDEE|X-Y)/m);
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
});

describe("around the change of clocks", () => {
  test.each([
    ["2027-03-27", "09:00", "2027-03-27T08:00"],
    ["2027-03-28", "00:30", "2027-03-27T23:30"],
    ["2027-03-28", "01:59", "2027-03-28T00:59"],
    // Skipped: shown as 03:30.
    ["2027-03-28", "02:30", "2027-03-28T01:30"],
    ["2027-03-28", "03:00", "2027-03-28T01:00"],
    ["2027-03-28", "09:00", "2027-03-28T07:00"],
    ["2026-10-24", "09:00", "2026-10-24T07:00"],
    ["2026-10-25", "01:30", "2026-10-24T23:30"],
    // Comes twice: the first one.
    ["2026-10-25", "02:30", "2026-10-25T00:30"],
    ["2026-10-25", "03:00", "2026-10-25T02:00"],
    ["2026-10-25", "09:00", "2026-10-25T08:00"],
    ["2026-12-31", "23:59", "2026-12-31T22:59"],
    ["2028-02-29", "18:00", "2028-02-29T17:00"],
  ])("%s %s in Berlin is %s UTC", (day, time, utc) => {
    expect(berlinInstant(isoDate(day), time).toISOString()).toBe(`${utc}:00.000Z`);
  });

  test("a talk over the change lasts as long as it lasts", () => {
    const file = bookingCalendarFile({
      ...ENTRY,
      date: isoDate("2027-03-28"),
      startTime: "01:30",
      durationMinutes: 60,
    });
    expect(file).toContain("DTSTART:20270328T003000Z");
    expect(file).toContain("DTEND:20270328T013000Z");
  });
});
