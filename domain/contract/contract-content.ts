import { stepUntil } from "#domain/booking/cancellation/cancellation-step-text.ts";
import type { CancellationTier } from "#domain/booking/cancellation/cancellation-terms.ts";
import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import { ON_SITE_TEXTS } from "#domain/booking/event-details.ts";
import { placeText } from "#domain/booking/place/place-text.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatBasisPoints } from "#domain/format/numbers.ts";
import { TRAVEL_WORDS, type TravelTerms } from "#domain/pricing/travel/travel-terms.ts";
import type { VatTreatment } from "#domain/pricing/vat/vat-treatments.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { PAYMENT_TERM_DAYS } from "../invoicing/payment-term.ts";
import { type Cents, formatEurosExact } from "../money.ts";
import { VAT_NOTES } from "../pricing/amount-line.ts";
import { CONTRACT_WORDS as T } from "./texts.ts";

export type ContractSection = {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
};

/** The words of one version, as they are shown, printed and hashed. */
export type ContractContent = {
  readonly title: string;
  readonly reference: string;
  readonly sections: readonly ContractSection[];
};

type Address = {
  readonly name: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
};

/** What a contract is made of: the booking as it was stored, and who stands behind it. */
export type ContractBasis = {
  readonly reference: string;
  readonly operator: Address;
  readonly customer: Address & {
    readonly country: BillingCountry;
    readonly contact_person: string;
  };
  readonly speaker: { readonly name: string; readonly place: string | null };
  readonly event: {
    readonly title: string;
    readonly date: IsoDate;
    readonly start_time: string;
    readonly duration_minutes: number;
    readonly format: string | null;
    readonly talk: string | null;
    readonly qa_minutes: number | null;
    readonly location: string;
    readonly is_virtual: boolean;
    readonly audience_size: number;
    readonly on_site_contact?: string | null;
  };
  readonly price: {
    readonly base: Cents;
    readonly qa: Cents;
    readonly travel: Cents;
    readonly travel_terms: TravelTerms;
    readonly adjustment: Cents;
    readonly net: Cents;
    readonly vat: Cents;
    readonly vat_rate_basis_points: number;
    readonly vat_treatment: VatTreatment;
    readonly gross: Cents;
  };
  readonly tiers: readonly CancellationTier[];
  /** Share of the price that is invoiced at once; 0 and 100 mean one invoice. */
  readonly deposit_percent: number;
  readonly terms_version: string;
  /** What the two sides agreed beyond the standard, oldest first. */
  readonly amendments: readonly string[];
};

export function contractContent(basis: ContractBasis): ContractContent {
  const { amendments } = basis;
  return {
    title: T.title,
    reference: basis.reference,
    sections: [
      parties(basis),
      eventSection(basis),
      price(basis),
      payment(basis.deposit_percent),
      section(T.rider.title, basis.event.is_virtual ? T.rider.online : T.rider.onSite),
      section(T.rights.title, T.rights.text),
      cancellation(basis.tiers),
      section(T.replacement.title, T.replacement.text),
      section(T.force.title, T.force.text),
      section(T.privacy.title, T.privacy.text),
      ...(amendments.length > 0 ? [section(T.amendments.title, amendments)] : []),
      section(T.closing.title, T.closing.text(basis.operator.city, basis.terms_version)),
    ],
  };
}

function section(title: string, paragraphs: readonly string[]): ContractSection {
  return { title, rows: [], paragraphs };
}

function parties({ customer, operator, speaker }: ContractBasis): ContractSection {
  const home = customer.country === "Deutschland" ? "" : `, ${customer.country}`;
  return {
    title: T.parties.title,
    rows: [
      [T.parties.customer, `${addressOf(customer)}${home}`],
      [T.parties.contact, customer.contact_person],
      [T.parties.speaker, [speaker.name, speaker.place].filter(Boolean).join(", ")],
      [T.parties.operator, addressOf(operator)],
    ],
    paragraphs: T.parties.text,
  };
}

function addressOf({ name, street, postal_code, city }: Address): string {
  return `${name}, ${street}, ${postal_code} ${city}`;
}

function eventSection({ event }: ContractBasis): ContractSection {
  const { qa_minutes, talk, format, on_site_contact } = event;
  return {
    title: T.event.title,
    rows: [
      [T.event.name, event.title],
      [T.event.date, T.event.at(formatDay(event.date), event.start_time)],
      [T.event.place, placeText(event.location)],
      ...(format ? [[T.event.format, format] as const] : []),
      ...(talk ? [[T.event.talk, talk] as const] : []),
      [T.event.duration, T.event.minutes(event.duration_minutes)],
      ...(qa_minutes === null ? [] : [[T.event.qa, T.event.minutes(qa_minutes)] as const]),
      [T.event.audience, T.event.people(event.audience_size)],
      ...(on_site_contact ? [[ON_SITE_TEXTS.contact, on_site_contact] as const] : []),
    ],
    paragraphs: T.event.text,
  };
}

function price({ price: p }: ContractBasis): ContractSection {
  const rate = formatBasisPoints(p.vat_rate_basis_points);
  const vatLabel = p.vat_treatment === "standard" ? T.price.vat(rate) : VAT_NOTES[p.vat_treatment];
  return {
    title: T.price.title,
    rows: [
      [T.price.base, formatEurosExact(p.base)],
      ...(p.qa > 0 ? [[T.price.qa, formatEurosExact(p.qa)] as const] : []),
      [T.price.travel, travelOf(p)],
      ...(p.adjustment === 0
        ? []
        : [[T.price.adjustment, formatEurosExact(p.adjustment)] as const]),
      [T.price.net, formatEurosExact(p.net)],
      [vatLabel, formatEurosExact(p.vat)],
      [
        p.travel_terms === "open" ? T.price.grossWithoutTravel : T.price.gross,
        formatEurosExact(p.gross),
      ],
    ],
    paragraphs: [],
  };
}

function payment(deposit: number): ContractSection {
  const isSplit = deposit > 0 && deposit < 100;
  const plan = isSplit
    ? T.payment.split(deposit, PAYMENT_TERM_DAYS)
    : T.payment.whole(PAYMENT_TERM_DAYS);
  return section(T.payment.title, [plan, T.payment.speaker]);
}

function travelOf({ travel, travel_terms }: ContractBasis["price"]): string {
  return travel_terms === "priced" ? formatEurosExact(travel) : TRAVEL_WORDS[travel_terms];
}

function cancellation(tiers: readonly CancellationTier[]): ContractSection {
  return {
    title: T.cancellation.title,
    rows: tiers.map(
      ({ min_days, percent }) => [stepUntil(min_days), T.cancellation.share(percent)] as const,
    ),
    paragraphs: T.cancellation.text,
  };
}

/** One text for the hash: stored JSON may come back with its keys in another order. */
export function contractText(content: ContractContent, version: number): string {
  const sections = content.sections.flatMap(({ title, rows, paragraphs }) => [
    title,
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...paragraphs,
  ]);
  return [`${content.title} ${content.reference} v${version}`, ...sections].join("\n");
}
