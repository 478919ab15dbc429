import type { ReactNode } from "react";
import type { AnswerTo } from "#app/session/api-client.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { listedAmount } from "#domain/invoicing/invoice-list.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { BOOKING_STATUS_WORDS } from "#parts/status-labels.ts";
import { Alert } from "#ui/alert.tsx";
import { USER_TEXTS as TEXTS } from "./texts.ts";

export type Overview = AnswerTo<"POST /admin/users/{id}/view">;

/** The dashboard of an account's owner, read only. */
export function AccountOverview({ overview }: { overview: Overview }) {
  const { bookings, invoices, conversations, notices, shortlists } = overview;
  return (
    <div className="grid w-full gap-4">
      <Alert variant="notice">{TEXTS.viewNote}</Alert>
      <Part
        title={TEXTS.viewBookings}
        lines={bookings.map(
          ({ id, event_title, event_date, booking_reference, speaker, status }) => ({
            id,
            title: event_title,
            note: [
              booking_reference,
              formatDay(isoDate(event_date)),
              speaker,
              BOOKING_STATUS_WORDS[status],
            ],
          }),
        )}
      />
      <Part
        title={TEXTS.viewInvoices}
        lines={invoices.map(({ number, kind, gross_cents, due_date }) => ({
          id: number,
          title: number,
          note: [
            formatEurosExact(listedAmount({ kind }, cents(gross_cents))),
            kind === "invoice" ? TEXTS.viewDue(formatDay(isoDate(due_date))) : null,
          ],
        }))}
      />
      <Part
        title={TEXTS.viewConversations}
        lines={conversations.map(({ id, subject, speaker, last_message_at }) => ({
          id,
          title: subject,
          note: [speaker, last_message_at && formatDateTime(last_message_at)],
        }))}
      />
      <Part
        title={TEXTS.viewShortlists}
        lines={shortlists.map(({ id, title, speakers }) => ({
          id,
          title,
          note: [TEXTS.viewSpeakers(speakers)],
        }))}
      />
      <Part
        title={TEXTS.viewNotices}
        lines={notices.map(({ id, title, message, created_at }) => ({
          id,
          title,
          note: [message, formatDateTime(created_at)],
        }))}
      />
    </div>
  );
}

type Line = { id: string; title: string; note: readonly (string | null)[] };

function Part({ title, lines }: { title: string; lines: readonly Line[] }): ReactNode {
  return (
    <section className="grid gap-2">
      <h3 className="todo-title">{title}</h3>
      {lines.length === 0 && <p className="note">{TEXTS.viewEmpty}</p>}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{line.title}</strong>
            <span className="note block">{line.note.filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
