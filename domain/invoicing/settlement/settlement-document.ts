import { formatDay } from "#domain/format/days.ts";
import { formatBasisPoints } from "#domain/format/numbers.ts";
import type { InvoiceSeller } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import { type Cents, cents, formatEurosExact } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { type CreditLack, type SpeakerTax, selfBillingNote } from "./self-billing.ts";
import type { SettlementAmounts, SettlementOccasion } from "./settlement.ts";

/** Everything that stands on a speaker's statement. */
export type SettlementDocument = SettlementAmounts & {
  readonly number: string;
  readonly occasion: SettlementOccasion;
  readonly issuer: InvoiceSeller;
  /** Under which we know the one who is credited. */
  readonly speaker_id: string;
  readonly speaker_name: string;
  readonly booking_reference: string;
  readonly event_title: string;
  readonly issue_date: IsoDate;
  readonly service_date: IsoDate;
  readonly commission_basis_points: number;
  /** Null is a statement; with the speaker's numbers it is a credit note (§ 14 Abs. 2 UStG). */
  readonly tax: SpeakerTax | null;
  readonly vat_basis_points: number;
  readonly vat_cents: Cents;
  /** Why it is no credit note, although the speaker wants one. */
  readonly lacks: readonly CreditLack[] | null;
};

const amount = (value: Cents) => formatEurosExact(value);

/** From the fee to the payout: the paper and the speaker's page name each amount alike. */
export const PAYOUT_LABELS = {
  fee: {
    /** With the round of questions and what an offer changed; „Honorar“ alone is the fee of the talk. */
    event: "Honorar insgesamt",
    cancellation_fee: "Stornogebühr",
  },
  travel: "Reisekosten, ohne Provision",
  commission: {
    event: (percent: string) => `Provision (${percent} % vom Honorar)`,
    cancellation_fee: (percent: string) => `Provision (${percent} % von der Stornogebühr)`,
  },
} as const;

export const SETTLEMENT_TEXTS = {
  title: "Abrechnung",
  subject: (reference: string) => `Buchung ${reference}`,
  intro: {
    event: "für Ihren Auftritt rechnen wir wie folgt ab (alle Beträge netto):",
    cancellation_fee:
      "der Kunde hat Ihren Auftritt storniert. Ihren Anteil an der Stornogebühr rechnen wir wie folgt ab (alle Beträge netto):",
  },
  greeting: (name: string) => `Guten Tag ${name},`,
  facts: {
    number: "Nummer",
    day: "Datum",
    reference: "Buchung",
    event: "Veranstaltung",
    service: { event: "Leistungsdatum", cancellation_fee: "Storniert am" },
  },
  note: "Diese Abrechnung ist keine Rechnung. Bitte stellen Sie uns über den Auszahlungsbetrag Ihre Rechnung mit der für Sie geltenden Umsatzsteuer.",
  lacks: (words: string) =>
    `Sie wünschen Gutschriften. Eine Gutschrift können wir erst ausstellen, wenn alle Angaben vorliegen. Es fehlt: ${words}.`,
  lack: {
    number: "Ihre Steuernummer oder USt-IdNr.",
    vat_id: "Ihre gültige USt-IdNr. (UID)",
  } satisfies Record<CreditLack, string>,
  payout: "Auszahlung netto",
  credit: {
    title: "Gutschrift",
    intro: {
      event:
        "Ihren Auftritt rechnen wir wie vereinbart in Ihrem Namen ab (Gutschrift im Sinne des § 14 Abs. 2 UStG):",
      cancellation_fee:
        "der Kunde hat Ihren Auftritt storniert. Ihren Anteil an der Stornogebühr rechnen wir wie vereinbart in Ihrem Namen ab (Gutschrift im Sinne des § 14 Abs. 2 UStG):",
    },
    party: "Leistender",
    recipient: "Leistungsempfänger",
    taxNumber: "Steuernummer",
    vatId: "USt-IdNr.",
    recipientVatId: "USt-IdNr. Empfänger",
    net: "Entgelt netto",
    vat: (percent: string) => `zuzüglich Umsatzsteuer (${percent} %)`,
    payout: "Auszahlung",
    terms: "Wir zahlen den Betrag aus, ohne dass Sie eine Rechnung schreiben müssen.",
    note: "Widersprechen Sie dieser Gutschrift, verliert sie ihre Wirkung als Rechnung. Bitte prüfen Sie die Angaben.",
    notes: {
      small_business:
        "Es wird keine Umsatzsteuer ausgewiesen, weil der Leistende Kleinunternehmer im Sinne des § 19 UStG ist.",
      reverse_charge: "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, § 13b UStG).",
    },
  },
} as const;

type SettlementWords = {
  readonly title: string;
  readonly intro: string;
  readonly payout: string;
  readonly notes: readonly string[];
};

/** What the paper calls itself, says first and says last. */
export function settlementWords(
  document: Pick<SettlementDocument, "tax" | "occasion" | "lacks">,
): SettlementWords {
  const { tax, occasion, lacks } = document;
  const { title, intro, payout, note, credit } = SETTLEMENT_TEXTS;
  if (tax === null) {
    return { title, intro: intro[occasion], payout, notes: [note, ...lackNotes(lacks ?? [])] };
  }
  const exempt = selfBillingNote(tax);
  const notes = [...(exempt ? [credit.notes[exempt]] : []), credit.note];
  return { title: credit.title, intro: credit.intro[occasion], payout: credit.payout, notes };
}

/** What a statement tells a speaker who wants credit notes. */
export function lackNotes(lacks: readonly CreditLack[]): string[] {
  if (lacks.length === 0) return [];
  return [SETTLEMENT_TEXTS.lacks(lacks.map((lack) => SETTLEMENT_TEXTS.lack[lack]).join(", "))];
}

export function settlementTotal({ payout_cents, vat_cents }: SettlementDocument): string {
  return formatEurosExact(cents(payout_cents + vat_cents));
}

/** The lines that lead to what is paid out. */
export function settlementRows(
  document: SettlementDocument,
): readonly (readonly [string, string])[] {
  const { occasion, travel_cents } = document;
  const { fee, travel, commission } = PAYOUT_LABELS;
  const percent = formatBasisPoints(document.commission_basis_points);
  return [
    [fee[occasion], amount(document.fee_cents)],
    ...(occasion === "event" ? [[travel, amount(travel_cents)] as const] : []),
    [commission[occasion](percent), `−${amount(document.commission_cents)}`],
    ...taxRows(document),
  ];
}

/**
 * What is taxed, by which rate and with how much (§ 14 Abs. 4 Nr. 7 and 8 UStG). Where the debt passes to
 * us, the net amount is what we tax; a small business has no net amount.
 */
function taxRows(document: SettlementDocument): readonly (readonly [string, string])[] {
  const { tax, payout_cents, vat_basis_points, vat_cents } = document;
  const exempt = tax && selfBillingNote(tax);
  if (tax === null || exempt === "small_business") return [];
  const { credit } = SETTLEMENT_TEXTS;
  const net = [credit.net, amount(payout_cents)] as const;
  if (exempt === "reverse_charge") return [net];
  const percent = formatBasisPoints(vat_basis_points);
  return [net, [credit.vat(percent), amount(vat_cents)]];
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
    [facts.service[document.occasion], formatDay(document.service_date)],
    ...(document.tax ? partyFacts(document.tax, document.issuer) : []),
  ];
}

/** The law wants both sides and the number of the one who is credited; ours where we owe the tax. */
function partyFacts(tax: SpeakerTax, issuer: InvoiceSeller): (readonly [string, string])[] {
  const { credit } = SETTLEMENT_TEXTS;
  const place = `${tax.street}, ${tax.postal_code} ${tax.city}, ${tax.country}`;
  const own = `${issuer.name}, ${issuer.street}, ${issuer.postal_code} ${issuer.city}`;
  return [
    [credit.party, `${tax.legal_name}, ${place}`],
    ...(tax.tax_number ? [[credit.taxNumber, tax.tax_number] as const] : []),
    ...(tax.vat_id ? [[credit.vatId, tax.vat_id] as const] : []),
    [credit.recipient, own],
    ...(selfBillingNote(tax) === "reverse_charge" && issuer.vat_id !== undefined
      ? [[credit.recipientVatId, issuer.vat_id] as const]
      : []),
  ];
}
