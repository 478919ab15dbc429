import type * as z from "zod/mini";
import { formatDay } from "#domain/format/days.ts";
import { MAIL_FRAME_TEXTS as F } from "../../texts.ts";
import type { MailBlock, MailContent } from "../mail-content.ts";
import { type MailTemplate, mailTemplate } from "../mail-template.ts";
import { BOOKING_MAIL_TEXTS } from "../texts/booking-mail-texts.ts";
import { POSTPONEMENT_MAIL_TEXTS as T } from "../texts/postponement-mail-texts.ts";
import { bookingFields, calendarDay, eventRows, filled } from "./booking-facts.ts";

/** `event_date` is the day before the change, `new_date` the other one. */
const fields = { ...bookingFields, new_date: calendarDay } as const;

type Facts = z.output<z.ZodMiniObject<typeof fields>>;
type Row = readonly [label: string, value: string];
type Words = {
  readonly subject: (title: string) => string;
  readonly preheader: string;
  readonly heading: string;
  readonly text: string;
};

/** A confirmed event and another day. The kinds are those of the outbox without `mail.`. */
export const POSTPONEMENT_MAILS = {
  postponement_wish: mailTemplate(fields, (data) =>
    letter(data, T.request, { reader: "speaker", newDay: T.requestedDay, action: T.answerRequest }),
  ),
  booking_postponed: mailTemplate(fields, (data) => {
    const text = T.postponed.customer(data.speaker_name);
    return letter(data, { ...T.postponed, text }, { reader: "customer", isMoved: true });
  }),
  booking_postponed_speaker: mailTemplate(fields, (data) => {
    const text = T.postponed.speaker;
    return letter(data, { ...T.postponed, text }, { reader: "speaker", isMoved: true });
  }),
  postponement_declined: mailTemplate(fields, (data) => {
    const text = T.declined.text(data.speaker_name);
    return letter(data, { ...T.declined, text }, { reader: "customer", newDay: T.requestedDay });
  }),
  postponement_withdrawn: mailTemplate(fields, (data) =>
    letter(data, T.withdrawn, { reader: "speaker", newDay: T.requestedDay }),
  ),
  postponement_expired: mailTemplate(fields, (data) => {
    const text = T.expired.text(data.speaker_name);
    return letter(data, { ...T.expired, text }, { reader: "customer", newDay: T.requestedDay });
  }),
} as const satisfies Record<string, MailTemplate>;

type Shape = {
  readonly reader: "customer" | "speaker";
  readonly newDay?: string;
  readonly action?: string;
  /** Agreed, so the calendar file comes along. */
  readonly isMoved?: boolean;
};

function letter(data: Facts, words: Words, shape: Shape): MailContent {
  const { reader, newDay = T.newDay, action = T.toBooking, isMoved = false } = shape;
  const blocks: MailBlock[] = [
    { kind: "text", text: F.greeting(data.first_name) },
    { kind: "text", text: words.text },
    { kind: "facts", rows: rowsOf(data, reader, newDay) },
    { kind: "action", label: action, href: data.link, isSecret: false },
  ];
  if (isMoved) blocks.push({ kind: "note", text: T.calendar });
  const { subject, preheader, heading } = words;
  return { subject: subject(data.event_title), preheader, heading, blocks };
}

/** The usual facts, with both days in the place of the one. */
function rowsOf(data: Facts, reader: "customer" | "speaker", newDay: string): Row[] {
  const { day } = BOOKING_MAIL_TEXTS.facts;
  const { message, reason } = BOOKING_MAIL_TEXTS.facts;
  const rows = eventRows(data, reader).flatMap((row): Row[] =>
    row[0] === day
      ? [
          [T.oldDay, row[1]],
          [newDay, formatDay(data.new_date)],
        ]
      : [row],
  );
  const words = filled([
    [message, data.message],
    [reason, data.reason],
    [T.answerUntil, data.until ?? ""],
  ]);
  return [...rows, ...words];
}
