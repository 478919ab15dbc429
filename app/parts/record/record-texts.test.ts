import { expect, test } from "vitest";
import { ROLES } from "#domain/account/roles.ts";
import { USER_ACTIONS } from "#domain/account/user-list.ts";
import { OVERRIDE_TYPES } from "#domain/availability/day-status.ts";
import { POSTPONEMENT_EVENTS } from "#domain/booking/change/postponement.ts";
import { MODERATION_ACTIONS, REVIEW_STATUSES } from "#domain/booking/review/review-moderation.ts";
import { BOOKING_ACTORS, BOOKING_EVENTS, BOOKING_STATUSES } from "#domain/booking/status.ts";
import { LANDING_STATUSES } from "#domain/content/admin-lists.ts";
import { POST_STATUSES } from "#domain/content/post-rules.ts";
import { REPORT_DECISIONS } from "#domain/content/report.ts";
import { CONTRACT_STATUSES, CONTRACT_STEPS } from "#domain/contract/contract-status.ts";
import { INVOICE_ACTIONS } from "#domain/invoicing/invoice-state.ts";
import { PAYMENT_PROVIDERS } from "#domain/invoicing/payment.ts";
import { REMINDER_STATUSES } from "#domain/platform/reminders.ts";
import { SPEAKER_ACTIONS } from "#domain/speaker/admin/speaker-actions.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories/categories.ts";
import { COLLECTIONS } from "#domain/speaker/editable-fields.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { ACTOR_WORDS } from "../status-labels.ts";
import { actionWord, objectWord } from "./action-texts.ts";
import { changedFields, valueWord } from "./change-texts.ts";

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
  expect(changedFields("booking", before, after)).toEqual(["Status: Angefragt → Abgelehnt"]);
  expect(changedFields("invoice", null, { number: "AB-1" })).toEqual(["Nummer: AB-1"]);
  expect(changedFields("setting", { value: null }, { value: { is_shown: true } })).toEqual([
    "Wert: – → Sichtbar: ja",
  ]);
  expect(changedFields("x", null, { payout_cents: 341_000, is_on: false, probe: 1 })).toEqual([
    "Auszahlung: 3.410\u00a0€",
    "Eingeschaltet: nein",
    "probe: 1",
  ]);
});

test("what an edit of a profile touched and what became of it is German", () => {
  expect(changedFields("speaker", null, { part: "profile" })).toEqual([
    "Abschnitt: Angaben zum Profil",
  ]);
  expect(changedFields("speaker", null, { parts: ["contact", "note"] })).toEqual([
    "Abschnitte: Kontakt, Interne Notiz",
  ]);
  const before = { status: "draft", is_active: false };
  expect(changedFields("speaker", before, { status: "active", is_active: true })).toEqual([
    "Status: Entwurf → Veröffentlicht",
    "Gelistet: nein → ja",
  ]);
  expect(changedFields("mail", null, { template: "contract_sent" })).toEqual([
    "Vorlage: Vertrag zur Unterschrift",
  ]);
  expect(changedFields("x", null, { day: "2026-03-05", kind: "mail.invoice" })).toEqual([
    "Tag: 05. März 2026",
    "Auftrag: E-Mail: Rechnung gestellt",
  ]);
});

test("every code of every list that the log can hold has a German word", () => {
  const lists: readonly (readonly [object: string, field: string, codes: readonly string[]])[] = [
    ["booking", "status", BOOKING_STATUSES],
    ["speaker", "status", SPEAKER_STATUSES],
    ["post", "status", POST_STATUSES],
    ["landing", "status", LANDING_STATUSES],
    ["review", "status", REVIEW_STATUSES],
    ["contract", "status", CONTRACT_STATUSES],
    ["reminder", "status", REMINDER_STATUSES],
    ["user", "role", ROLES],
    ["invoice", "provider", PAYMENT_PROVIDERS],
    ["report", "decision", REPORT_DECISIONS],
    ["speaker", "type", [...OVERRIDE_TYPES, "available"]],
    ["speaker", "part", ["profile", ...COLLECTIONS]],
    ["speaker", "parts", ["contact", "note"]],
    ["talk", "category", CATEGORY_NAMES],
  ];
  const raw = lists.flatMap(([object, field, codes]) =>
    codes.filter((code) => valueWord(object, field, code) === code && /^[a-z_]+$/.test(code)),
  );
  expect(raw).toEqual([]);
  expect(BOOKING_ACTORS.filter((actor) => ACTOR_WORDS[actor] === undefined)).toEqual([]);
});
