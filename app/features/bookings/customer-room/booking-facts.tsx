import { isSold } from "#domain/invoicing/is-sold.ts";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { Status } from "#ui/badge.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { BookingTimeline } from "../detail/booking-timeline.tsx";
import { ConversationLink } from "../detail/conversation-link.tsx";
import { PriceLines } from "../detail/price-lines.tsx";
import { DETAIL_TEXTS } from "../detail/texts.ts";
import { formatMoment } from "../list/format-booking.ts";
import type { Download } from "../result/documents.tsx";
import { BOOKING_STATUS, BOOKING_TEXTS } from "../texts.ts";
import { BOOKING_PAGE_TEXTS as TEXTS } from "./booking-texts.ts";
import { DownloadButton } from "./download-button.tsx";

type BookingFactsProps = {
  booking: BookingDetail;
  download: Download;
  conversationPath: (id: string) => string;
};

/** What was asked or agreed, what it costs, and how it came to that. */
export function BookingFacts({ booking, download, conversationPath }: BookingFactsProps) {
  const { word, shape } = BOOKING_STATUS[booking.status];
  return (
    <div className="booking-detail">
      <p className="booking-detail-head">
        <Status shape={shape}>{word}</Status>
        <span className="booking-note">{booking.booking_reference}</span>
      </p>
      <dl className="booking-facts">
        {factsOf(booking).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Words title={DETAIL_TEXTS.notes} text={booking.customer_notes} />
      <Words title={TEXTS.answer} text={booking.offer_message} />
      <section>
        <h3 className="label">{DETAIL_TEXTS.price}</h3>
        <PriceLines booking={booking} />
      </section>
      <section className="booking-detail-links">
        <ConversationLink booking={booking} as="customer" pathOf={conversationPath} />
        {isSold(booking.status) && (
          <DownloadButton
            path={`/api/v1/bookings/${booking.id}/calendar.ics`}
            name={`${booking.booking_reference}.ics`}
            icon="calendar"
            download={download}
          >
            {TEXTS.calendar}
          </DownloadButton>
        )}
      </section>
      <section>
        <h3 className="label">{DETAIL_TEXTS.history}</h3>
        <BookingTimeline history={booking.history} />
      </section>
    </div>
  );
}

function Words({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h3 className="label">{title}</h3>
      <p className="booking-words">{text}</p>
    </section>
  );
}

function factsOf(booking: BookingDetail): (readonly [string, string])[] {
  const { billing, expires_at, qa_duration_minutes: qa } = booking;
  const day = formatDay(isoDate(booking.event_date));
  const minutes = BOOKING_TEXTS.minutes(booking.event_duration_minutes);
  return [
    [DETAIL_TEXTS.date, DETAIL_TEXTS.dateAt(day, booking.event_start_time)],
    [DETAIL_TEXTS.place, booking.event_location],
    [DETAIL_TEXTS.format, [booking.format_label, minutes].filter(Boolean).join(", ")],
    ...(qa === null ? [] : [[DETAIL_TEXTS.qa, DETAIL_TEXTS.qaMinutes(qa)] as const]),
    [DETAIL_TEXTS.audience, DETAIL_TEXTS.people(booking.audience_size)],
    [DETAIL_TEXTS.contact, booking.contact_person],
    ...(billing
      ? [
          [
            TEXTS.billing,
            `${billing.company}, ${billing.street}, ${billing.postal_code} ${billing.city}`,
          ] as const,
        ]
      : []),
    ...(booking.status === "pending" && expires_at !== null
      ? [[DETAIL_TEXTS.offer, DETAIL_TEXTS.offerUntil(formatMoment(expires_at))] as const]
      : []),
  ];
}
