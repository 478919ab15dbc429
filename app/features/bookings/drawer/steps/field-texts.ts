import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import type { DraftFaults, DraftField } from "#domain/booking/draft/draft-rules.ts";
import { type DraftFault, ON_SITE_TEXTS } from "#domain/booking/event-details.ts";
import {
  BUYER_REFERENCE_LABELS as LABELS,
  LEITWEG_FAULT,
} from "#domain/invoicing/e-invoice/buyer-references.ts";

/** The names of the fields, on the screen and in the list of errors. */
export const FIELD_LABELS: Record<DraftField, string> = {
  eventTime: "Startzeit",
  eventTitle: "Titel der Veranstaltung",
  eventParticipants: "Erwartete Teilnehmerzahl",
  eventLocation: "Veranstaltungsort",
  eventDescription: "Besondere Wünsche",
  onSiteContact: ON_SITE_TEXTS.contact,
  onSitePhone: ON_SITE_TEXTS.phone,
  contactName: "Ansprechperson",
  contactEmail: "E-Mail",
  contactPhone: "Telefon",
  billingCompany: "Unternehmen",
  billingStreet: "Straße und Hausnummer",
  billingPostalCode: "PLZ",
  billingCity: "Ort",
  billingVatId: "Umsatzsteuer-ID (UID)",
  billingOrderNumber: LABELS.order_number,
  billingCostCentre: LABELS.cost_centre,
  billingLeitwegId: LABELS.leitweg_id,
  agbAccepted: "AGB",
  widerrufsAccepted: "Widerrufsbelehrung",
};

export const ON_SITE_HINT =
  "Wen der Speaker am Tag der Veranstaltung erreicht. Diese Angabe sehen nur Sie, der Speaker und wir.";

const MISSING: Record<DraftField, string> = {
  eventTime: "Bitte geben Sie die Startzeit an.",
  eventTitle: "Bitte geben Sie den Titel der Veranstaltung an.",
  eventParticipants: "Bitte geben Sie die erwartete Teilnehmerzahl an.",
  eventLocation: "Bitte geben Sie den Veranstaltungsort an, oder „Online“.",
  eventDescription: "Bitte geben Sie Ihre Wünsche an.",
  onSiteContact: ON_SITE_TEXTS.nameless,
  onSitePhone: "Bitte geben Sie eine Telefonnummer an.",
  contactName: "Bitte geben Sie eine Ansprechperson an.",
  contactEmail: "Bitte geben Sie eine E-Mail-Adresse an.",
  contactPhone: "Bitte geben Sie eine Telefonnummer an.",
  billingCompany: "Bitte geben Sie das Unternehmen an.",
  billingStreet: "Bitte geben Sie Straße und Hausnummer an.",
  billingPostalCode: "Bitte geben Sie die Postleitzahl an.",
  billingCity: "Bitte geben Sie den Ort an.",
  billingVatId: "Bitte geben Sie die Umsatzsteuer-ID an.",
  billingOrderNumber: "Bitte geben Sie die Bestellnummer an.",
  billingCostCentre: "Bitte geben Sie die Kostenstelle an.",
  billingLeitwegId: "Bitte geben Sie die Leitweg-ID an.",
  agbAccepted: "Bitte akzeptieren Sie die AGB.",
  widerrufsAccepted: "Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung gelesen haben.",
};

const INVALID: Partial<Record<DraftField, string>> = {
  billingLeitwegId: LEITWEG_FAULT,
  eventTime: BOOKING_MESSAGES.time_past,
  eventParticipants: "Bitte geben Sie eine ganze Zahl von 1 bis 1.000.000 an.",
  contactEmail:
    "Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel „name@firma.de“.",
  billingVatId:
    "Diese Nummer passt nicht zum Land. Richtig ist zum Beispiel „ATU12345678“ oder „CHE-123.456.789“.",
};

export function faultText(field: DraftField, fault: DraftFault): string {
  return (fault === "invalid" && INVALID[field]) || MISSING[field];
}

export function faultTexts(faults: DraftFaults): Partial<Record<DraftField, string>> {
  const entries = Object.entries(faults) as [DraftField, DraftFault][];
  return Object.fromEntries(entries.map(([field, fault]) => [field, faultText(field, fault)]));
}
