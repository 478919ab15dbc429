import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import {
  chooseFormat,
  chooseWorkshop,
  faultOf,
  faultsOf,
  newDrawerDraft,
  offeredQa,
  participantCount,
  stepOf,
  tickQa,
  untickQa,
} from "./draft-rules.ts";

const fresh = newDrawerDraft(isoDate("2027-03-07"));
const nowMs = Date.parse("2027-03-07T07:59:00Z");
const talk = { duration: 60, type: "talk" } as const;
const halfDay = { id: "w1", duration_hours: 4 };

test("choosing a format takes questions and workshop back [BOOK-74] [BOOK-75]", () => {
  const asked = tickQa(fresh, [15, 30]);
  expect(chooseFormat(asked, talk)).toMatchObject({
    duration: 60,
    eventType: "talk",
    includeQA: false,
    qaDuration: null,
  });
  const workshop = chooseWorkshop(fresh, halfDay);
  expect(chooseFormat(workshop, { duration: 20, type: "impulse" }).workshopId).toBeNull();
  expect(chooseFormat(asked, { duration: 40, type: "keynote" }).includeQA).toBe(false);
});

test("choosing a workshop sets duration and type and turns questions off [BOOK-76] [BOOK-78] [CONST-01] [CONST-02]", () => {
  const asked = tickQa(fresh, [15, 30]);
  expect(chooseWorkshop(asked, halfDay)).toMatchObject({
    duration: 240,
    eventType: "workshop",
    workshopId: "w1",
    includeQA: false,
    qaDuration: null,
  });
  expect(chooseWorkshop(fresh, { id: null, duration_hours: 8 }).duration).toBe(480);
});

test("ticking questions means thirty minutes, unticking clears them [BOOK-79] [BOOK-80] [BOOK-98]", () => {
  const asked = tickQa(fresh, [15, 30]);
  expect(asked).toMatchObject({ includeQA: true, qaDuration: 30 });
  expect(untickQa(asked)).toMatchObject({ includeQA: false, qaDuration: null });
  expect(tickQa(fresh, [15]).qaDuration).toBe(15);
});

test("only rounds with a fee are offered, and only by speakers who offer them [BOOK-97]", () => {
  const both = { offers_qa: true, fee_qa_15min_cents: 30_000, fee_qa_30min_cents: 50_000 };
  expect(offeredQa(both)).toEqual([15, 30]);
  expect(offeredQa({ ...both, fee_qa_30min_cents: null })).toEqual([15]);
  expect(offeredQa({ ...both, offers_qa: false })).toEqual([]);
});

test("participants are whole numbers, may be written with a dot between thousands; fifty stands for none [VAL-28] [VAL-29]", () => {
  expect(["1.000", "12.500", "80.7", "180", ""].map(participantCount)).toEqual([
    1000, 12_500, 80, 180, 50,
  ]);
});

test("a count below one, above a million or in words keeps the step", () => {
  for (const eventParticipants of ["-3", "0", "viele", "2000000"]) {
    expect(faultOf("eventParticipants", { ...fresh, eventParticipants }, nowMs)).toBe("invalid");
  }
  expect(faultOf("eventParticipants", { ...fresh, eventParticipants: "80" }, nowMs)).toBeNull();
});

test("the details need title, participants and place after trimming [VAL-12] [VAL-13] [VAL-14]", () => {
  const blank = { ...fresh, eventTitle: "  ", eventParticipants: "80", eventLocation: "   " };
  expect(faultsOf("details", blank, nowMs)).toEqual({
    eventTitle: "missing",
    eventLocation: "missing",
  });
  expect(faultsOf("details", fresh, nowMs).eventParticipants).toBe("missing");
});

test("the contact step needs seven fields and a mail address that can exist [VAL-15] [VAL-16] [VAL-17] [VAL-18] [VAL-19] [VAL-20] [VAL-21]", () => {
  expect(Object.keys(faultsOf("contact", fresh, nowMs))).toEqual([
    "contactName",
    "contactEmail",
    "contactPhone",
    "billingCompany",
    "billingStreet",
    "billingPostalCode",
    "billingCity",
  ]);
  expect(faultOf("contactEmail", { ...fresh, contactEmail: "anna@" }, nowMs)).toBe("invalid");
  expect(
    faultOf("contactEmail", { ...fresh, contactEmail: "anna@haus.example" }, nowMs),
  ).toBeNull();
});

test("a tax number is optional, but has to fit the country", () => {
  const austrian = { ...fresh, billingCountry: "Österreich" } as const;
  expect(faultOf("billingVatId", austrian, nowMs)).toBeNull();
  expect(faultOf("billingVatId", { ...austrian, billingVatId: "DE123456789" }, nowMs)).toBe(
    "invalid",
  );
  expect(faultOf("billingVatId", { ...austrian, billingVatId: "atu 12345678" }, nowMs)).toBeNull();
  expect(faultOf("billingVatId", { ...fresh, billingVatId: "left from before" }, nowMs)).toBeNull();
});

test("the summary needs both consents [VAL-26] [VAL-27]", () => {
  expect(faultsOf("summary", fresh, nowMs)).toEqual({
    agbAccepted: "missing",
    widerrufsAccepted: "missing",
  });
  const one = (consent: Partial<typeof fresh>) =>
    faultsOf("summary", { ...fresh, ...consent }, nowMs);
  expect(one({ agbAccepted: true })).toEqual({ widerrufsAccepted: "missing" });
  expect(one({ widerrufsAccepted: true })).toEqual({ agbAccepted: "missing" });
  const agreed = { ...fresh, agbAccepted: true, widerrufsAccepted: true };
  expect(faultsOf("summary", agreed, nowMs)).toEqual({});
});

test("every field knows its step", () => {
  expect(stepOf("eventLocation")).toBe("details");
  expect(stepOf("billingCity")).toBe("contact");
  expect(stepOf("eventTime")).toBe("format");
  expect(stepOf("agbAccepted")).toBe("summary");
});

test("today the start has to be ahead; of other days and half a time the server decides", () => {
  const nine = Date.parse("2027-03-07T08:00:00Z");
  expect(faultsOf("format", fresh, nowMs)).toEqual({});
  expect(faultsOf("format", fresh, nine)).toEqual({ eventTime: "invalid" });
  expect(faultOf("eventTime", { ...fresh, eventTime: "09:01" }, nine)).toBeNull();
  expect(faultOf("eventTime", { ...fresh, eventTime: "9 Uhr" }, nine)).toBeNull();
  expect(faultOf("eventTime", { ...fresh, eventDate: isoDate("2027-03-06") }, nine)).toBeNull();
});
