import { describe, expect, test } from "vitest";
import { given } from "#tests/support/database/records.ts";
import { describeMail, MAIL_KEYS, renderMail } from "./render-mail.ts";
import { SAMPLE_DATA } from "./sample-data.ts";

const FRAME = { publicUrl: "https://www.wortbuehne.example" };
/** Nothing as in the sample: whatever an own text keeps of that is wrong here. */
const OTHER = {
  link: "https://www.wortbuehne.example/anderswo",
  code: "654321",
  first_name: "Toni",
  name: "Toni Tester",
  at: "2028-01-02T10:00:00.000Z",
  until: "2028-01-03T10:00:00.000Z",
  new_email: "andere@test.example",
  half: "new",
  factor_type: "webauthn",
  friendly_name: "Schlüssel",
  remaining: 1,
  total: 8,
  device: "Safari unter macOS",
  reference: "WB-99ZZ9-8YY7X",
  report_id: "1b7d1a52-4b0e-4d7c-9a53-0f4f3c2b1a91",
  speaker_name: "Ayla Anders",
  contact_person: "Sascha Sonst",
  company: "Sonst AG",
  sender_name: "Nele Neu",
  count: 2,
  excerpt: "Passt es auch im Mai?",
  event_title: "Sommerfest",
  event_date: "2028-05-01",
  new_date: "2028-06-01",
  answer_day: "2028-01-09",
  start_time: "18:00",
  duration_minutes: 60,
  format: "Workshop",
  venue: "Gasteig, München",
  is_virtual: true,
  audience_size: 40,
  net_cents: 100_000,
  gross_cents: 100_100,
  travel_cost_cents: 0,
  travel_cost_state: "online",
  vat_treatment: "reverse_charge",
  vat_rate_basis_points: 0,
  reason: "Ein anderer Grund.",
  restriction: "suspend",
  by: "admin",
  number: "RE-2028-00007",
  settlement_number: "AB-2028-00003",
  occasion: "cancellation_fee",
  is_credit_note: false,
  payout_cents: 100_000,
  payout_vat_cents: 0,
  payout_total_cents: 100_000,
  lacks: ["vat_id"],
  cancelled_number: "RE-2028-00006",
  paid_before_cents: 100_100,
  due_date: "2028-01-04",
  notes: { bio: "Bitte kürzer." },
  suggestions: [
    { name: "Ayla Anders", link: "https://www.wortbuehne.example/speaker/ayla" },
    { name: "Bo Besonders", link: "https://www.wortbuehne.example/speaker/bo" },
  ],
  version: 3,
  is_upheld: false,
  sha256: "a1".repeat(32),
  pay_until: "2028-01-05",
  open_cents: 0,
  amount_cents: 100_100,
  fees_cents: 0,
  paid_cents: 50_000,
  account_holder: "Andere GmbH",
  iban: "DE89370400440532013000",
};
const NAMELESS = { first_name: "", sender_name: "" };
const CASES: readonly (readonly [name: string, data: Readonly<Record<string, unknown>>])[] = [
  ["the sample", SAMPLE_DATA],
  ["other data", OTHER],
  ["nobody's name", { ...OTHER, ...NAMELESS }],
  ["a cancelled invoice", { ...OTHER, is_cancelled: true }],
  ["an invoice that was paid twice", { ...OTHER, overpaid_cents: 100_100 }],
  ["a speaker who cancels", { ...OTHER, by: "speaker" }],
];

describe.each(MAIL_KEYS)("the editor of %s", (key) => {
  const { text, faultsOf } = given(describeMail(key) ?? undefined);

  test("starts from a text that its own check accepts", () => {
    expect(faultsOf(text)).toEqual([]);
  });

  test.each(CASES)("starts from a text that says what the mail says with %s", (_name, data) => {
    const builtIn = renderMail(key, data, FRAME);
    const edited = renderMail(key, data, FRAME, text);
    if (!builtIn.ok || !edited.ok) throw new Error("expected both mails");
    expect(edited.value).toEqual(builtIn.value);
  });
});

test("the other data has nothing in common with the sample", () => {
  for (const [field, value] of Object.entries(SAMPLE_DATA)) {
    expect(Object.entries(OTHER)).not.toContainEqual([field, value]);
  }
  expect(Object.keys(OTHER)).toEqual(Object.keys(SAMPLE_DATA));
});
