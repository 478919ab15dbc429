import { expect, test } from "vitest";
import { USER_ACTIONS } from "#domain/account/user-list.ts";
import { POSTPONEMENT_EVENTS } from "#domain/booking/postponement.ts";
import { MODERATION_ACTIONS } from "#domain/booking/review-moderation.ts";
import { BOOKING_EVENTS } from "#domain/booking/status.ts";
import { REPORT_DECISIONS } from "#domain/content/report.ts";
import { CONTRACT_STEPS } from "#domain/contract/contract-status.ts";
import { INVOICE_ACTIONS } from "#domain/invoicing/invoice-state.ts";
import { SPEAKER_ACTIONS } from "#domain/speaker/admin/speaker-actions.ts";
import { actionWord, changedFields, objectWord } from "./audit-words.ts";

test.each([
  ["booking.cancel", "Buchung storniert"],
  ["user.grant_admin", "Konto: Aufnahme in die Verwaltung angefragt"],
  ["probe.unknown", "probe.unknown"],
])("%s reads „%s“", (action, words) => {
  expect(actionWord(action)).toBe(words);
});

test("every deed of the tables has German words in the log", () => {
  const deeds = {
    booking: [...BOOKING_EVENTS, ...POSTPONEMENT_EVENTS],
    contract: CONTRACT_STEPS,
    mail_template: ["edit", "reset", "test"],
    payment: ["mismatch", "failed", "canceled", "refunded", "withdrawn", "reinstated"],
    invoice: INVOICE_ACTIONS,
    reminder: ["create", "change", "done", "cancelled"],
    report: REPORT_DECISIONS,
    review: MODERATION_ACTIONS,
    speaker: [...SPEAKER_ACTIONS, "approve", "ask", "reject"],
    user: [...USER_ACTIONS, "ask_reset_factor", "grant_admin"],
  };
  const codes = Object.entries(deeds).flatMap(([thing, all]) =>
    all.map((one) => `${thing}.${one}`),
  );
  expect(codes.filter((code) => actionWord(code) === code)).toEqual([]);
});

test("everything the log is about has a German name", () => {
  const things = ["application", "books", "mail_template", "payment", "withdrawal"];
  expect(things.map(objectWord)).toEqual([
    "Bewerbung",
    "Bücher",
    "E-Mail-Vorlage",
    "Kartenzahlung",
    "Widerruf",
  ]);
});

test("a change names what differs, from what to what", () => {
  const before = { status: "requested", total_amount: 100 };
  const after = { status: "declined", total_amount: 100 };
  expect(changedFields(before, after)).toEqual(["Status: requested → declined"]);
  expect(changedFields(null, { number: "AB-1" })).toEqual(["Nummer: AB-1"]);
  expect(changedFields({ value: null }, { value: { is_shown: true } })).toEqual([
    'Wert: – → {"is_shown":true}',
  ]);
  expect(changedFields(null, { payout_cents: 341_000, is_on: false, probe: 1 })).toEqual([
    "Auszahlung: 3.410\u00a0€",
    "Eingeschaltet: nein",
    "probe: 1",
  ]);
});
