import { expect, test } from "vitest";
import { isVirtualLocation } from "#domain/booking/place/place-text.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { eventTypeOf, newBookingDraft, readParticipants } from "./draft.ts";

test("the form state has the fields of the specification", () => {
  expect(Object.keys(newBookingDraft(null))).toEqual([
    "duration",
    "eventType",
    "includeQA",
    "qaDuration",
    "workshopId",
    "eventTitle",
    "eventDate",
    "eventTime",
    "eventParticipants",
    "eventLocation",
    "eventDescription",
    "contactName",
    "contactEmail",
    "contactPhone",
    "billingCompany",
    "billingStreet",
    "billingCity",
    "billingPostalCode",
    "billingCountry",
    "agbAccepted",
    "widerrufsAccepted",
  ]);
});

test("a new draft is a 40-minute keynote at 09:00 in Germany without Q&A", () => {
  expect(newBookingDraft(isoDate("2026-03-07"))).toMatchObject({
    duration: 40,
    eventType: "keynote",
    eventDate: "2026-03-07",
    eventTime: "09:00",
    billingCountry: "Deutschland",
    includeQA: false,
    qaDuration: null,
    agbAccepted: false,
    widerrufsAccepted: false,
  });
});

test("a workshop is stored as workshop, everything else as conference [ENT-27]", () => {
  expect(eventTypeOf({ eventType: "workshop" })).toBe("workshop");
  for (const eventType of ["impulse", "keynote", "talk"] as const) {
    expect(eventTypeOf({ eventType })).toBe("conference");
  }
});

test("participants are a count from one to a million, and nothing else is made into one", () => {
  expect(["120", " 80.7 ", "80,5", "12.500", "1000000"].map(readParticipants)).toEqual([
    120, 80, 80, 12_500, 1_000_000,
  ]);
  for (const text of ["abc", "", "0", "0,4", "-3", "1000001", "1e3", "50 Personen"]) {
    expect(readParticipants(text)).toBeNull();
  }
});

test("a location that says online or virtuell is virtual", () => {
  expect(isVirtualLocation("Online")).toBe(true);
  expect(isVirtualLocation("Virtuelle Bühne")).toBe(true);
  expect(isVirtualLocation("Hamburg, Elbphilharmonie")).toBe(false);
});
