import { expect, test } from "vitest";
import { reportOutcome } from "./report-outcome.ts";

const done = { speaker_notification: "done", customer_confirmation: "done" } as const;

function texts(report: ReturnType<typeof reportOutcome>): readonly string[] {
  return report.toasts.map(({ kind, text }) => `${kind}: ${text}`);
}

const BOOKED = "success: Buchung bestätigt! Rechnung wird per E-Mail versendet.";
const INQUIRED = "success: Ihre Anfrage wurde erfolgreich gesendet!";

test("a booking that went well says so once [ERR-63]", () => {
  expect(texts(reportOutcome("direct", { ...done, invoice: "done" }))).toEqual([BOOKED]);
  expect(texts(reportOutcome("direct", { ...done, invoice: "pending" }))).toEqual([BOOKED]);
});

test("a failed invoice is named before the success, and the flow goes on [ERR-57] [ERR-58] [ERR-59]", () => {
  const report = reportOutcome("direct", { ...done, invoice: "failed" });
  expect(texts(report)).toEqual([
    "error: Rechnungsgenerierung fehlgeschlagen. Bitte kontaktieren Sie den Support.",
    BOOKED,
  ]);
  expect(report.goesOn).toBe(true);
});

test("a late notice to the speaker is a warning, a late mail to the customer is silent [ERR-60] [ERR-61] [ERR-62]", () => {
  const report = reportOutcome("direct", {
    invoice: "done",
    speaker_notification: "failed",
    customer_confirmation: "failed",
  });
  expect(texts(report)).toEqual([
    "warning: Speaker-Benachrichtigung verzögert, wird nachgeholt.",
    BOOKED,
  ]);
  expect(report.goesOn).toBe(true);
});

test("an inquiry of which the speaker has not heard stops [ERR-64] [ERR-65]", () => {
  const report = reportOutcome("inquiry", { ...done, speaker_notification: "failed" });
  expect(texts(report)).toEqual([
    "error: Speaker-Benachrichtigung fehlgeschlagen. Bitte kontaktieren Sie den Support.",
  ]);
  expect(report.goesOn).toBe(false);
});

test("a late confirmation of an inquiry is a warning before the success [ERR-67] [ERR-68]", () => {
  const report = reportOutcome("inquiry", { ...done, customer_confirmation: "failed" });
  expect(texts(report)).toEqual([
    "warning: Bestätigungs-E-Mail verzögert, wird nachgeholt.",
    INQUIRED,
  ]);
  expect(texts(reportOutcome("inquiry", done))).toEqual([INQUIRED]);
});
