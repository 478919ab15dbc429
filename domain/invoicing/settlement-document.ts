import { formatDay, type IsoDate } from "../iso-date.ts";
import { type Cents, formatEurosExact } from "../money.ts";
import type { InvoiceSeller } from "./parties.ts";
import type { SettlementAmounts } from "./settlement.ts";

/** Everything that stands on a speaker's statement. */
export type SettlementDocument = SettlementAmounts & {
  readonly number: string;
  readonly issuer: InvoiceSeller;
  readonly speaker_name: string;
  readonly booking_reference: string;
  readonly event_title: string;
  readonly issue_date: IsoDate;
  readonly service_date: IsoDate;
  readonly commission_basis_points: number;
};

const amount = (value: Cents) => formatEurosExact(value);

export const SETTLEMENT_TEXTS = {
  title: "Abrechnung",
  subject: (reference: string) => `Buchung ${reference}`,
  intro: "für Ihren Auftritt rechnen wir wie folgt ab (alle Beträge netto):",
  greeting: (name: string) => `Guten Tag ${name},`,
  facts: {
    number: "Nummer",
    day: "Datum",
    reference: "Buchung",
    event: "Veranstaltung",
    service: "Leistungsdatum",
  },
  note: "Diese Abrechnung ist keine Rechnung. Bitte stellen Sie uns über den Auszahlungsbetrag Ihre Rechnung mit der für Sie geltenden Umsatzsteuer.",
  payout: "Auszahlung netto",
} as const;

/** The lines of the statement; the last one is the sum of the others. */
export function settlementRows(
  document: SettlementDocument,
): readonly (readonly [string, string])[] {
  const percent = (document.commission_basis_points / 100).toLocaleString("de-DE");
  return [
    ["Honorar", amount(document.fee_cents)],
    ["Reisekosten", amount(document.travel_cents)],
    [`abzüglich Provision (${percent} % vom Honorar)`, `−${amount(document.commission_cents)}`],
  ];
}

export function settlementFacts(
  document: SettlementDocument,
): readonly (readonly [string, string])[] {
  const { facts } = SETTLEMENT_TEXTS;
  return [
    [facts.number, document.number],
    [facts.day, formatDay(document.issue_date)],
    [facts.reference, document.booking_reference],
    [facts.event, document.event_title],
    [facts.service, formatDay(document.service_date)],
  ];
}
