import { describe, expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { testInvoice, testLines, testSeller } from "#tests/support/billing/invoices.ts";
import { cents } from "../money.ts";
import { giroCode } from "./e-invoice/giro-code.ts";
import { invoiceNotes, invoiceTotals } from "./invoice-document.ts";
import { cancellationFeeLine, serviceLines } from "./invoice-lines.ts";
import { dueDate } from "./payment-term.ts";
import { isIban, sellerFrom } from "./seller/company-setting.ts";
import { INVOICE_TEXTS } from "./texts.ts";

const SERVICE = {
  booking_reference: "WB-12AB3-4CD5E",
  speaker_name: "Miriam Falkenau",
  event_title: "Mut",
  event_date: isoDate("2027-03-12"),
  event_location: "Hamburg",
  event_type: "conference",
  event_duration_minutes: 40,
  format_label: null,
  qa_duration_minutes: null,
  travel_distance_km: null,
  base_fee_cents: cents(500_000),
  qa_fee_cents: cents(0),
  travel_cost_cents: cents(0),
  adjustment_cents: cents(0),
} as const;

test.each([
  ["2026-03-01", "2026-03-15"],
  ["2026-12-24", "2027-01-07"],
  ["2028-02-20", "2028-03-05"],
  // Over the change of clocks it is still fourteen days.
  ["2027-03-20", "2027-04-03"],
])("an invoice of %s is due on %s", (issued, due) => {
  expect(dueDate(isoDate(issued))).toBe(due);
});

test("the terms name 14 days [CONST-09]", () => {
  expect(INVOICE_TEXTS.paymentTerms(isoDate("2026-03-15"), 14)).toBe(
    "Zahlbar ohne Abzug innerhalb von 14 Tagen, spätestens am 15. März 2026.",
  );
});

describe("lines", () => {
  test("a talk alone is one line that says what, who, when and where", () => {
    expect(serviceLines(SERVICE)).toEqual([
      {
        kind: "base",
        description: "Vortrag, 40 Minuten mit Miriam Falkenau, „Mut“ am 12. März 2027, Hamburg",
        quantity: 1,
        unit_price_cents: 500_000,
        net_cents: 500_000,
      },
    ]);
  });

  test("questions, travel and what an offer changed follow in this order", () => {
    expect(testLines.map(({ kind, net_cents }) => [kind, net_cents])).toEqual([
      ["base", 500_000],
      ["qa", 75_000],
      ["travel", 44_310],
      ["adjustment", -10_000],
    ]);
  });

  test("an online event says so", () => {
    const [line] = serviceLines({ ...SERVICE, event_location: "Zoom online" });
    expect(line?.description).toContain("Online-Event: Zoom online");
  });

  test("a title of any length leaves a line of at most 500 characters", () => {
    const [line] = serviceLines({
      ...SERVICE,
      event_title: "Führung 🎤 ".repeat(10_000),
      event_location: "x".repeat(300),
      format_label: "y\n".repeat(500),
    });
    expect(line?.description.length).toBeLessThanOrEqual(500);
    expect(line?.description.isWellFormed()).toBe(true);
    expect(line?.description).toContain("Miriam Falkenau");
    expect(line?.description).not.toMatch(/\n/);
  });

  test("a cancellation fee is a line of its own", () => {
    expect(cancellationFeeLine("WB-1", cents(250_000))).toMatchObject({
      kind: "cancellation_fee",
      net_cents: 250_000,
    });
  });
});

test("VAT is rounded once and half a cent goes up", () => {
  const [line] = serviceLines({ ...SERVICE, base_fee_cents: cents(562_345) });
  expect(invoiceTotals(line ? [line] : [], 1900)).toEqual({
    net_cents: 562_345,
    vat_cents: 106_846,
    gross_cents: 669_191,
  });
});

test("an invoice before the event says that the service is still to come", () => {
  expect(invoiceNotes(testInvoice("de"))[0]).toMatch(/^Vorausrechnung/);
  const later = testInvoice("de", { service_date: isoDate("2026-11-15") });
  expect(invoiceNotes(later)).toEqual([]);
});

describe("the company that issues", () => {
  test("is complete, with account number and tax number in one spelling", () => {
    const seller = sellerFrom({ ...testSeller, iban: "de02 1203 0000 0000 2020 51" });
    expect(seller).toEqual({ ok: true, value: testSeller });
  });

  test("is missing: every field is named, of the two tax numbers the one every company has", () => {
    const { vat_id: _, ...needed } = testSeller;
    for (const nothing of [undefined, null, {}]) {
      const seller = sellerFrom(nothing);
      expect(seller).toMatchObject({ ok: false });
      if (!seller.ok) expect(seller.error.toSorted()).toEqual(Object.keys(needed).toSorted());
    }
    expect(sellerFrom("GmbH")).toMatchObject({ ok: false });
    expect(sellerFrom({ ...testSeller, legal_form: "toString" })).toEqual({
      ok: false,
      error: ["legal_form"],
    });
  });

  test("is incomplete: what is wrong is named", () => {
    const changed = { ...testSeller, iban: "DE03120300000000202051", phone: " " };
    expect(sellerFrom(changed)).toEqual({ ok: false, error: ["phone", "iban"] });
  });

  test.each([
    ["DE02120300000000202051", true],
    ["AT611904300234573201", true],
    ["CH9300762011623852957", true],
    ["DE02120300000000202052", false],
    ["DE02 1203", false],
    ["", false],
  ])("account number %j: %s", (iban, isValid) => {
    expect(isIban(iban)).toBe(isValid);
  });
});

test("the transfer code holds what EPC069-12 wants, in order", () => {
  const code = giroCode({ ...testSeller, amount: cents(725_079), text: "RE-2026-00042" });
  expect(code.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "BYLADEM1001",
    "Wortbühne Test GmbH",
    "DE02120300000000202051",
    "EUR7250.79",
    "",
    "",
    "RE-2026-00042",
  ]);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(331);
});
