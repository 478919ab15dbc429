import * as z from "zod/mini";
import { amountLine } from "#domain/pricing/amount-line.ts";
import { grossOf } from "#domain/pricing/quote.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import type { MailBlock, MailContent } from "../mail-content.ts";
import { ownLabel, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { BOOKING_MAIL_TEXTS as T } from "../texts/booking-mail-texts.ts";
import { type BookingFacts, bookingFields, eventRows, filled, priceRows } from "./booking-facts.ts";

type Row = readonly [label: string, value: string];

const suggestions = z.array(z.object({ name: ownLabel, link: webAddress })).check(z.minLength(1));

type Letter = {
  subject: (title: string) => string;
  preheader: string;
  heading: string;
  text: string;
  textKind?: "statement";
  rows: readonly Row[];
  action?: string;
  /** What the attached entry is for. */
  calendar?: string;
};

/** What happens to a booking. The kinds are those of the outbox without `mail.`. */
export const BOOKING_MAILS = {
  booking_confirmation: mailTemplate(bookingFields, (data) => {
    const { depositText, ...words } = T.confirmation;
    const text = (data.has_deposit ? depositText : words.text)(data.speaker_name);
    const rows = [
      ...eventRows(data, "customer"),
      ...priceRows(data, "customer"),
      ...ownWords(data),
    ];
    return letter(data, { ...words, text, rows, calendar: T.calendar });
  }),
  inquiry_confirmation: mailTemplate(bookingFields, (data) => {
    const text = T.inquiry.text(data.speaker_name);
    const rows = [
      ...eventRows(data, "customer"),
      ...priceRows(data, "customer"),
      ...ownWords(data),
    ];
    return letter(data, { ...T.inquiry, text, rows });
  }),
  speaker_direct_booking: mailTemplate(bookingFields, (data) => {
    const rows = [...eventRows(data, "speaker"), ...priceRows(data, "speaker"), ...ownWords(data)];
    return letter(data, { ...T.speakerBooking, rows, action: T.toDashboard, calendar: T.calendar });
  }),
  speaker_new_inquiry: mailTemplate(bookingFields, (data) => {
    const rows = [...eventRows(data, "speaker"), ...priceRows(data, "speaker"), ...ownWords(data)];
    return letter(data, { ...T.speakerInquiry, rows });
  }),
  booking_offer: mailTemplate(bookingFields, (data) => {
    const text = T.offer.text(data.speaker_name);
    const rows = [
      ...eventRows(data, "customer"),
      ...priceRows(data, "customer"),
      ...ownWords(data),
    ];
    return letter(data, { ...T.offer, text, rows });
  }),
  booking_hold: mailTemplate(bookingFields, (data) => {
    const text = T.hold.text(data.speaker_name);
    const rows = [
      ...eventRows(data, "customer"),
      ...priceRows(data, "customer"),
      ...ownWords(data),
    ];
    return letter(data, { ...T.hold, text, rows });
  }),
  booking_accepted: mailTemplate(bookingFields, (data) => {
    const rows = [...eventRows(data, "speaker"), ...priceRows(data, "speaker")];
    return letter(data, { ...T.accepted, rows, action: T.toDashboard, calendar: T.calendar });
  }),
  booking_declined: mailTemplate(bookingFields, (data) => {
    const text = T.declined.text(data.speaker_name);
    return letter(data, { ...T.declined, text, rows: withReason(data, "customer") });
  }),
  booking_withdrawn: mailTemplate(bookingFields, (data) => {
    const rows = withReason(data, "speaker");
    return letter(data, { ...T.withdrawn, rows, action: T.toDashboard });
  }),
  booking_retracted: mailTemplate(bookingFields, (data) => {
    const text = T.retracted.text(data.speaker_name);
    return letter(data, { ...T.retracted, text, rows: withReason(data, "customer") });
  }),
  booking_cancelled: mailTemplate(bookingFields, (data) => {
    const rows = [...withReason(data, "customer"), ...feeRow(data)];
    return letter(data, { ...T.cancelled, ...cancelledBy(data), rows });
  }),
  booking_cancelled_speaker: mailTemplate(bookingFields, (data) => {
    const rows = [...withReason(data, "speaker"), ...feeRow(data)];
    return letter(data, { ...T.cancelled, ...cancelledBy(data), rows, action: T.toDashboard });
  }),
  booking_expired: mailTemplate(bookingFields, (data) =>
    letter(data, { ...T.expired, rows: eventRows(data, "customer"), action: T.toDashboard }),
  ),
  booking_expired_speaker: mailTemplate(bookingFields, (data) =>
    letter(data, { ...T.expired, rows: eventRows(data, "speaker"), action: T.toDashboard }),
  ),
  booking_completed: mailTemplate(bookingFields, (data) => {
    const text = T.completed.text(data.speaker_name);
    return letter(data, { ...T.completed, text, rows: eventRows(data, "customer") });
  }),
  booking_adjusted: mailTemplate(bookingFields, (data) =>
    letter(data, { ...T.adjusted, rows: newTerms(data, "customer") }),
  ),
  booking_adjusted_speaker: mailTemplate(bookingFields, (data) =>
    letter(data, { ...T.adjusted, rows: newTerms(data, "speaker"), action: T.toDashboard }),
  ),
  booking_replacement: mailTemplate({ ...bookingFields, suggestions }, (data) => {
    const { action, ...words } = T.replacement;
    const text = words.text(data.speaker_name);
    const mail = letter(data, { ...words, text, rows: withMessage(data) });
    const links = data.suggestions.map(
      ({ name, link }): MailBlock => ({
        kind: "action",
        label: action(name),
        href: link,
        isSecret: false,
        hasFixedLabel: true,
      }),
    );
    return { ...mail, blocks: [...mail.blocks.slice(0, -1), ...links] };
  }),
} as const satisfies Record<string, MailTemplate>;

function letter(data: BookingFacts, words: Letter): MailContent {
  const { subject, preheader, heading, text, rows, action = T.toBooking } = words;
  const blocks: MailBlock[] = [
    { kind: "text", text: F.greeting(data.first_name) },
    { kind: words.textKind ?? "text", text },
    { kind: "facts", rows },
    { kind: "action", label: action, href: data.link, isSecret: false },
  ];
  if (words.calendar) blocks.push({ kind: "note", text: words.calendar });
  return { subject: subject(data.event_title), preheader, heading, blocks };
}

function ownWords({ notes, message, until }: BookingFacts): Row[] {
  return filled([
    [T.facts.notes, notes],
    [T.facts.message, message],
    [T.facts.until, until ?? ""],
  ]);
}

/** What holds from now on, and why. */
function newTerms(data: BookingFacts, reader: "customer" | "speaker"): Row[] {
  const why = filled([[T.facts.reason, data.reason]]);
  return [...eventRows(data, reader), ...priceRows(data, reader), ...ownWords(data), ...why];
}

function withMessage(data: BookingFacts): Row[] {
  return [...eventRows(data, "customer"), ...filled([[T.facts.message, data.reason]])];
}

function withReason(data: BookingFacts, reader: "customer" | "speaker"): Row[] {
  return [...eventRows(data, reader), ...filled([[T.facts.reason, data.reason]])];
}

function cancelledBy({ by = "admin" }: BookingFacts) {
  return {
    text: T.cancelled.by[by],
    textKind: "statement",
    calendar: T.cancelled.calendar,
  } as const;
}

function feeRow({ fee_cents: net, vat_treatment, vat_rate_basis_points }: BookingFacts): Row[] {
  if (!net) return [[T.facts.fee, T.cancelled.noFee]];
  const gross = grossOf(net, vat_rate_basis_points);
  return [[T.facts.fee, amountLine({ net, gross, vat_treatment, vat_rate_basis_points })]];
}
