import { formatDay } from "#domain/format/days.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { isIsoDate } from "#domain/time/iso-date.ts";
import { MAIL_FRAME_TEXTS } from "../texts.ts";
import { BOOKING_MAIL_TEXTS } from "./texts/booking-mail-texts.ts";
import { MESSAGE_MAIL_TEXTS as M } from "./texts/message-mail-texts.ts";

type Placeholder = {
  /** The field of the mail's data it shows. */
  readonly field: string;
  readonly show?: (value: unknown) => string;
};

const textOf = (value: unknown) => (typeof value === "string" ? value : null);
const numberOf = (value: unknown) => (typeof value === "number" ? value : 0);
const euros = (value: unknown) => formatEurosExact(cents(numberOf(value)));
const day = (value: unknown) => {
  const text = textOf(value) ?? "";
  return isIsoDate(text) ? formatDay(text) : text;
};

/**
 * The closed list of what an own wording may name. Links and codes are not in it: they stand in blocks
 * of their own, so that the record of a mail can leave them out.
 */
const PLACEHOLDERS: Readonly<Record<string, Placeholder>> = {
  anrede: { field: "first_name", show: (name) => MAIL_FRAME_TEXTS.greeting(textOf(name)) },
  speaker: { field: "speaker_name" },
  ansprechpartner: { field: "contact_person" },
  unternehmen: { field: "company" },
  veranstaltung: { field: "event_title" },
  datum: { field: "event_date", show: day },
  neues_datum: { field: "new_date", show: day },
  beginn: { field: "start_time", show: (time) => BOOKING_MAIL_TEXTS.clock(textOf(time) ?? "") },
  format: { field: "format" },
  ort: { field: "venue" },
  buchungsnummer: { field: "reference" },
  preis_netto: { field: "net_cents", show: euros },
  preis_brutto: { field: "gross_cents", show: euros },
  gueltig_bis: { field: "until" },
  grund: { field: "reason" },
  rechnungsnummer: { field: "number" },
  stornierte_rechnung: { field: "cancelled_number" },
  abrechnungsnummer: { field: "settlement_number" },
  auszahlung: { field: "payout_total_cents", show: euros },
  faellig_am: { field: "due_date", show: day },
  zahlbar_bis: { field: "pay_until", show: day },
  absender: { field: "sender_name", show: (name) => M.sender(textOf(name)) },
  anzahl: { field: "count", show: (count) => String(count) },
  neue_nachrichten: { field: "count", show: (count) => M.count(numberOf(count)) },
  neue_nachrichten_am_anfang: { field: "count", show: (count) => M.countAtStart(numberOf(count)) },
  zeitpunkt: { field: "at" },
  neue_adresse: { field: "new_email" },
  vorgang: { field: "report_id" },
};

export function placeholdersFor(fields: readonly string[]): string[] {
  return Object.keys(PLACEHOLDERS).filter((name) =>
    fields.includes(PLACEHOLDERS[name]?.field ?? ""),
  );
}

/** The words behind each placeholder of a mail; what is not known this time is empty. */
export function placeholderValues(
  fields: readonly string[],
  data: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  return new Map(
    placeholdersFor(fields).map((name) => {
      const { field = "", show } = PLACEHOLDERS[name] ?? {};
      const value = data[field];
      if (show && (value !== undefined || name === "anrede")) return [name, show(value)];
      return [name, textOf(value) ?? ""];
    }),
  );
}
