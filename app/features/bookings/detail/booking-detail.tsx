import type { ReactNode } from "react";
import { isSold } from "#domain/invoicing/is-sold.ts";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { Status } from "#ui/badge.tsx";
import { formatMoment } from "../list/format-booking.ts";
import { type Download, DownloadButton } from "../result/documents.tsx";
import { BOOKING_STATUS, BOOKING_TEXTS } from "../texts.ts";
import type { BookingDetail } from "./booking-query.ts";
import { BookingTimeline } from "./booking-timeline.tsx";
import { ConversationLink } from "./conversation-link.tsx";
import { PriceLines } from "./price-lines.tsx";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

type BookingDetailsProps = {
  booking: BookingDetail;
  as: "customer" | "speaker";
  conversationPath: (id: string) => string;
  download: Download;
  /** What only one side sees, between facts and price. */
  children?: ReactNode;
};

/** Everything about one booking, the same for both sides. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, as, conversationPath, download, children } = props;
  const { word, shape } = BOOKING_STATUS[booking.status];
  return (
    <div className="booking-detail">
      <p className="booking-detail-head">
        <Status shape={shape}>{word}</Status>
        <span className="booking-note">{booking.booking_reference}</span>
      </p>
      <Facts booking={booking} />
      <Offer booking={booking} />
      {children}
      <section>
        <h3 className="label">{TEXTS.price}</h3>
        <PriceLines booking={booking} />
      </section>
      <section className="booking-detail-links">
        <ConversationLink booking={booking} as={as} pathOf={conversationPath} />
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
        <h3 className="label">{TEXTS.history}</h3>
        <BookingTimeline history={booking.history} />
      </section>
    </div>
  );
}

function Facts({ booking }: { booking: BookingDetail }) {
  const day = formatDay(isoDate(booking.event_date));
  const facts: [string, string][] = [
    [TEXTS.date, TEXTS.dateAt(day, booking.event_start_time)],
    [TEXTS.place, booking.is_virtual ? TEXTS.online : booking.event_location],
    [TEXTS.format, booking.format_label ?? BOOKING_TEXTS.minutes(booking.event_duration_minutes)],
    [TEXTS.audience, TEXTS.people(booking.audience_size)],
    [TEXTS.contact, booking.contact_person],
  ];
  if (booking.includes_qa && booking.qa_duration_minutes !== null) {
    facts.push([TEXTS.qa, TEXTS.qaMinutes(booking.qa_duration_minutes)]);
  }
  return (
    <>
      <dl className="booking-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {booking.customer_notes && (
        <section>
          <h3 className="label">{TEXTS.notes}</h3>
          <p className="booking-words">{booking.customer_notes}</p>
        </section>
      )}
    </>
  );
}

function Offer({ booking }: { booking: BookingDetail }) {
  if (booking.status !== "pending") return null;
  const isHeld = booking.offer_price_cents === null;
  const until = isHeld ? TEXTS.heldUntil : TEXTS.offerUntil;
  return (
    <section>
      <h3 className="label">{TEXTS.offer}</h3>
      {booking.expires_at && <p>{until(formatMoment(booking.expires_at))}</p>}
      {booking.offer_message && <p className="booking-words">{booking.offer_message}</p>}
    </section>
  );
}
