import { describe, expect, test } from "vitest";
import { berlinInstant } from "#domain/berlin-instant.ts";
import { isoDate } from "#domain/iso-date.ts";
import { bookingCalendarFile } from "./booking-calendar-file.ts";

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
};

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
