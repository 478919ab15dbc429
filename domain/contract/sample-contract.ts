import { DEFAULT_TIERS } from "#domain/booking/cancellation/cancellation-terms.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { cents } from "../money.ts";
import type { ContractBasis } from "./contract-content.ts";

/** An invented contract: what visitors see, and what tests start from. */
export const SAMPLE_CONTRACT: ContractBasis = {
  reference: "WB-MUSTER",
  operator: {
    name: "Wortbühne",
    street: "Beispielstraße 1",
    postal_code: "10115",
    city: "Berlin",
  },
  customer: {
    name: "Muster GmbH",
    street: "Musterweg 12",
    postal_code: "20095",
    city: "Hamburg",
    country: "Deutschland",
    contact_person: "Kim Muster",
  },
  speaker: { name: "Alex Beispiel", place: "Köln" },
  event: {
    title: "Jahrestagung",
    date: isoDate("2027-05-20"),
    start_time: "09:30",
    duration_minutes: 40,
    format: "Keynote",
    talk: "Mut zur Veränderung",
    qa_minutes: null,
    location: "Kongresszentrum, 20355 Hamburg",
    is_virtual: false,
    audience_size: 250,
  },
  price: {
    base: cents(500_000),
    qa: cents(0),
    travel: cents(41_000),
    travel_terms: "priced",
    adjustment: cents(0),
    net: cents(541_000),
    vat: cents(102_790),
    vat_rate_basis_points: 1900,
    vat_treatment: "standard",
    gross: cents(643_790),
  },
  tiers: DEFAULT_TIERS,
  deposit_percent: 0,
  terms_version: "2026-11",
  amendments: [],
};
