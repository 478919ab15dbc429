import { expect, test } from "vitest";
import { DEFAULT_TIERS } from "#domain/booking/cancellation/cancellation-terms.ts";
import { SETTINGS } from "#domain/platform/settings.ts";
import { RELEVANCE_WEIGHTS } from "#domain/search/relevance.ts";
import { agb } from "./agb.server.ts";
import type { LegalFacts } from "./legal-facts.server.ts";
import { MISSING_FIELDS } from "./page-texts.server.ts";

const FACTS: LegalFacts = {
  company: MISSING_FIELDS,
  heads: "management",
  missing: [],
  supportMail: "hallo@test.example",
  tiers: DEFAULT_TIERS,
  deposit_percent: 0,
  isDemo: false,
  publicUrl: "http://localhost:3000",
  hasWithdrawal: false,
  weights: RELEVANCE_WEIGHTS,
  retention: SETTINGS.retention.fallback,
};

test("the steps of a cancellation say until when each of them holds", () => {
  expect(agb(FACTS)).toContain(
    [
      "| bis 60 Tage vorher | kostenfrei |",
      "| bis 30 Tage vorher | 25 % des Honorars |",
      "| bis 14 Tage vorher | 50 % des Honorars |",
      "| danach | 80 % des Honorars |",
    ].join("\n"),
  );
});

test("one invoice is due after two weeks, the rest beside a deposit on the day of the event", () => {
  const whole = "Sie ist innerhalb von 14 Tagen ab Rechnungsdatum ohne Abzug zu zahlen.";
  expect(agb(FACTS)).toContain(whole);
  const split = agb({ ...FACTS, deposit_percent: 30 });
  expect(split).not.toContain(whole);
  expect(split).toContain("30 % des Gesamtbetrags");
  expect(split).toContain("der Rest am Tag der Veranstaltung");
});

test("a last step that costs nothing and a single day have words too", () => {
  const tiers = [
    { min_days: 1, percent: 25 },
    { min_days: 0, percent: 0 },
  ];
  expect(agb({ ...FACTS, tiers })).toContain(
    "| bis 1 Tag vorher | 25 % des Honorars |\n| danach | kostenfrei |",
  );
});
