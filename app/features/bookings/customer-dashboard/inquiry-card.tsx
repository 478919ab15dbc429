import { hoursToAnswer } from "#domain/booking/answer-deadline.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { eventDay, formatOf, grossOf, netOf, placeOf } from "../list/format-booking.ts";
import { Todo } from "../list/todo.tsx";
import type { BookingItem } from "../queries.ts";
import { BOOKING_TEXTS, CUSTOMER_TEXTS } from "../texts.ts";
import { bookingPath } from "./dashboard-view.ts";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";

type InquiryCardProps = { inquiries: readonly BookingItem[]; now: number };

/** What speakers have been asked, with the clock of their promise. */
export function InquiryCard({ inquiries, now }: InquiryCardProps) {
  if (inquiries.length === 0) return null;
  return (
    <Card title={CUSTOMER_TEXTS.inquiries} isPadded={false}>
      <ul>
        {inquiries.map((inquiry) => {
          const hours = hoursToAnswer(Date.parse(inquiry.created_at), now);
          return (
            <Todo
              key={inquiry.id}
              icon={hours > 0 ? "inbox" : "clock-alert"}
              title={inquiry.event_title}
              lines={[
                `${inquiry.speaker.name}, ${eventDay(inquiry)}, ${placeOf(inquiry)}`,
                `${formatOf(inquiry)}, ${BOOKING_TEXTS.both(grossOf(inquiry), netOf(inquiry))}`,
              ]}
              due={
                hours > 0
                  ? TEXTS.inquiryClock(TEXTS.left({ unit: "hours", count: hours }))
                  : TEXTS.inquiryLate
              }
              actions={
                <ButtonLink variant="line" to={bookingPath(inquiry.id)}>
                  {TEXTS.openBooking}
                  <span className="sr-only">: {inquiry.event_title}</span>
                </ButtonLink>
              }
            />
          );
        })}
      </ul>
    </Card>
  );
}
