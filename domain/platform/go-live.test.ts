import { expect, test } from "vitest";
import { BINDING_TEXTS, LEGAL_VERSIONS } from "#domain/content/legal-documents.ts";
import {
  type AdvisoryFacts,
  type BindingFacts,
  goLivePoints,
  openBindingPoints,
  takesBindingBookings,
  unconfirmedTexts,
} from "./go-live.ts";

const soleTrader = {
  name: "Rednerbühne Muster",
  legal_form: "sole_trader",
  street: "Hauptstraße 1",
  postal_code: "10115",
  city: "Berlin",
  country: "DE",
  contact_name: "Kim Muster",
  email: "post@example.org",
  phone: "+49 30 1",
  tax_number: "12/345/67890",
  managing_directors: "Kim Muster",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  account_holder: "Kim Muster",
};
const confirmed = Object.fromEntries(
  BINDING_TEXTS.map((text) => [text, LEGAL_VERSIONS[text].version]),
);
const open: BindingFacts = {
  company: soleTrader,
  legalConfirmed: confirmed,
  testMail: "sent",
  hasMailServer: true,
  isDemo: false,
};
const nowMs = Date.parse("2026-11-18T10:00:00Z");
const advisory: AdvisoryFacts = {
  hasDecidedClaims: true,
  hasDecidedPayment: true,
  takesCards: false,
  adminsWithoutFactor: 0,
  listedSpeakers: 1,
  lastBackupMs: nowMs - 3_600_000,
  nowMs,
};

const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(soleTrader).filter(([field]) => !fields.includes(field)));

test("nothing filled in leaves every binding point open", () => {
  const nothing = { ...open, company: undefined, legalConfirmed: undefined, testMail: null };
  expect(openBindingPoints(nothing)).toEqual(["company", "tax", "bank", "terms", "mail"]);
  expect(takesBindingBookings(nothing)).toBe(false);
});

test("a sole trader without VAT number and register entry can open", () => {
  expect(openBindingPoints(open)).toEqual([]);
  expect(takesBindingBookings(open)).toBe(true);
});

test.each([
  ["company", { ...open, company: without("phone") }],
  ["company", { ...open, company: { ...soleTrader, legal_form: "gmbh" } }],
  ["company", { ...open, company: without("legal_form") }],
  ["tax", { ...open, company: without("tax_number") }],
  ["bank", { ...open, company: { ...soleTrader, iban: "DE00" } }],
  ["terms", { ...open, legalConfirmed: { ...confirmed, agb: "2026-10" } }],
  ["mail", { ...open, testMail: null }],
] as const)("%s alone keeps the marketplace closed", (name, facts) => {
  expect(openBindingPoints(facts)).toEqual([name]);
});

test("a company from before legal forms stays complete with everything it had to say", () => {
  const company = {
    ...without("legal_form"),
    vat_id: "DE123456789",
    register_entry: "Amtsgericht Berlin, HRB 12345",
  };
  expect(openBindingPoints({ ...open, company })).toEqual([]);
});

test("a kept test mail proves nothing once there is a mail server", () => {
  const kept: BindingFacts = { ...open, testMail: "captured" };
  expect(openBindingPoints(kept)).toEqual(["mail"]);
  expect(openBindingPoints({ ...kept, hasMailServer: false })).toEqual([]);
});

test("the demo is open with texts that are drafts and its own mailbox", () => {
  const demo = { ...open, legalConfirmed: undefined, testMail: null, isDemo: true };
  expect(openBindingPoints(demo)).toEqual([]);
  expect(unconfirmedTexts(demo)).toEqual([]);
});

test("advisory points are listed after the binding ones and close nothing", () => {
  const points = goLivePoints({
    ...open,
    ...advisory,
    adminsWithoutFactor: 1,
    lastBackupMs: nowMs - 8 * 86_400_000,
  });
  expect(points.map(({ name }) => name).slice(5)).toEqual([
    "claims",
    "payment",
    "second_factor",
    "speaker",
    "backup",
  ]);
  expect(points.filter(({ isDone }) => !isDone)).toEqual([
    { name: "second_factor", isBinding: false, isDone: false },
    { name: "backup", isBinding: false, isDone: false },
  ]);
});
