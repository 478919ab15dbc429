import * as z from "zod/mini";
import { formatDay } from "#domain/format/days.ts";
import type { ReminderLevel } from "#domain/invoicing/dunning.ts";
import { type Cents, cents, formatEurosExact } from "#domain/money.ts";
import { isIsoDate, isoDate } from "#domain/time/iso-date.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import { greetedName, ownLabel, webAddress } from "../mail-fields.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { PAYMENT_MAIL_TEXTS as T } from "../texts/payment-mail-texts.ts";

type Row = readonly [label: string, value: string];

const amount = z.pipe(z.int(), z.transform(cents));
const dayField = z.pipe(z.string().check(z.refine(isIsoDate)), z.transform(isoDate));

/** All of it comes from the stored invoice. */
const paymentFields = {
  first_name: greetedName,
  link: webAddress,
  number: z.string().check(z.regex(/^RE-\d{4}-\d{5,}$/)),
  reference: z.string().check(z.regex(/^WB-[0-9A-Z-]+$/)),
  event_title: ownLabel,
  open_cents: amount,
} as const;

const reminderFields = {
  ...paymentFields,
  gross_cents: amount,
  fees_cents: amount,
  paid_cents: amount,
  due_date: dayField,
  pay_until: dayField,
  account_holder: ownLabel,
  iban: z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)),
} as const;

const receivedFields = {
  ...paymentFields,
  amount_cents: amount,
  /** Neither is in mails that were waiting before it was asked for. */
  is_cancelled: z._default(z.boolean(), false),
  overpaid_cents: z._default(amount, cents(0)),
} as const;

/** The kinds are those of the outbox without `mail.`. */
export const PAYMENT_MAILS = {
  payment_received: mailTemplate(receivedFields, (data) => {
    const { subject, preheader, heading } = T.received;
    const rows: Row[] = [
      ...bookingRows(data),
      [T.facts.received, formatEurosExact(data.amount_cents)],
      ...moneyRow(T.facts.open, data.open_cents),
      ...moneyRow(T.facts.overpaid, data.overpaid_cents),
    ];
    return {
      subject: subject(data.number),
      preheader,
      heading,
      blocks: [
        { kind: "text", text: F.greeting(data.first_name) },
        { kind: "statement", text: T.received[outcomeOf(data)] },
        { kind: "facts", rows },
        { kind: "action", label: T.toBooking, href: data.link, isSecret: false },
      ],
    };
  }),
  payment_reminder_1: reminder(1),
  payment_reminder_2: reminder(2),
  payment_reminder_3: reminder(3),
} as const satisfies Record<string, MailTemplate>;

type Received = Record<"open_cents" | "overpaid_cents", Cents> & { readonly is_cancelled: boolean };

function outcomeOf({ open_cents, overpaid_cents, is_cancelled }: Received) {
  if (is_cancelled) return "cancelled";
  if (overpaid_cents > 0) return "overpaid";
  return open_cents === 0 ? "full" : "partial";
}

function reminder(level: ReminderLevel): MailTemplate {
  return mailTemplate(reminderFields, (data) => {
    const { subject, preheader, heading, text } = T.reminders[level];
    const [due, until] = [formatDay(data.due_date), formatDay(data.pay_until)];
    const rows: Row[] = [
      ...bookingRows(data),
      [T.facts.due, due],
      [T.facts.gross, formatEurosExact(data.gross_cents)],
      ...moneyRow(T.facts.fees, data.fees_cents),
      ...moneyRow(T.facts.paid, data.paid_cents),
      [T.facts.open, formatEurosExact(data.open_cents)],
      [T.facts.until, until],
      [T.facts.holder, data.account_holder],
      [T.facts.iban, data.iban.replace(/(.{4})(?=.)/g, "$1 ")],
      [T.facts.purpose, data.number],
    ];
    return {
      subject: subject(data.number),
      preheader: preheader(until),
      heading,
      blocks: [
        { kind: "text", text: F.greeting(data.first_name) },
        { kind: "text", text: text(due, until) },
        { kind: "facts", rows },
        { kind: "action", label: T.pay, href: data.link, isSecret: false },
        { kind: "text", text: T.question },
        { kind: "note", text: T.crossing },
      ],
    };
  });
}

function bookingRows(data: { number: string; reference: string; event_title: string }): Row[] {
  return [
    [T.facts.number, data.number],
    [T.facts.reference, data.reference],
    [T.facts.event, data.event_title],
  ];
}

/** What is nothing needs no line. */
function moneyRow(label: string, value: Cents): Row[] {
  return value === 0 ? [] : [[label, formatEurosExact(value)]];
}
