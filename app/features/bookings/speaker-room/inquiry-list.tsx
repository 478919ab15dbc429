import { hoursToAnswer } from "#domain/booking/answer-deadline.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { eventDay, formatOf, netOf } from "../list/format-booking.ts";
import { Todo } from "../list/todo.tsx";
import type { BookingItem } from "../queries.ts";
import { BOOKING_TEXTS, SPEAKER_TEXTS as TEXTS } from "../texts.ts";

type InquiryListProps = { inquiries: readonly BookingItem[]; now: number };

/** The one that is due first leads. */
export function InquiryList({ inquiries, now }: InquiryListProps) {
  if (inquiries.length === 0) {
    return (
      <Card title={TEXTS.inquiries}>
        <p className="booking-note">{TEXTS.noInquiries}</p>
      </Card>
    );
  }
  const oldestFirst = inquiries.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return (
    <Card title={TEXTS.inquiries} actions={<Badge>{inquiries.length}</Badge>} isPadded={false}>
      <ul>
        {oldestFirst.map((inquiry) => (
          <Inquiry key={inquiry.id} inquiry={inquiry} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function Inquiry({ inquiry, now }: { inquiry: BookingItem; now: number }) {
  const hours = hoursToAnswer(Date.parse(inquiry.created_at), now);
  return (
    <Todo
      icon={hours > 0 ? "inbox" : "clock-alert"}
      tone={hours > 0 ? "spot" : "danger"}
      title={TEXTS.inquiryTitle(inquiry.event_title)}
      lines={[
        `${eventDay(inquiry)}, ${inquiry.event_location}`,
        `${formatOf(inquiry)}, ${BOOKING_TEXTS.people(inquiry.audience_size)}, ${BOOKING_TEXTS.net(netOf(inquiry))}`,
      ]}
      due={hours > 0 ? TEXTS.due(hours) : TEXTS.overdue}
    />
  );
}
