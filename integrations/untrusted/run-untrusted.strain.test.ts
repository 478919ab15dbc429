import { expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { runUntrusted } from "./run-untrusted.ts";

const SPAN = { from: isoDate("2027-03-01"), to: isoDate("2027-03-03") };
const WHOLE_DAY = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART;VALUE=DATE:20270302",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");
const readDay = (account: string) => runUntrusted(account, "calendar", WHOLE_DAY, SPAN);
const READ = { ok: true, value: { ok: true, value: ["2027-03-02"] } };

/** So many invoice numbers that their list does not fit into the thread's memory; a slow machine runs out of time. */
function endlessPurpose() {
  const entry = {
    key: "k",
    booked_on: isoDate("2027-03-01"),
    amount_cents: cents(100),
    currency: "EUR",
    payer: "",
    purpose: "RE202600001X".repeat(1_000_000),
  };
  return [entry];
}

test("a reader without memory or time ends alone, and the next input finds a new one [R-33]", async () => {
  const [broken, beside] = await Promise.all([
    runUntrusted("a", "bankMatches", endlessPurpose(), []),
    readDay("b"),
  ]);
  expect(broken).toEqual({ ok: false, error: "too_costly" });
  expect(beside).toEqual(READ);
  expect(await readDay("a")).toEqual(READ);
});
