import "./booking-detail.css";
import type { ReactNode } from "react";
import { isSold } from "#domain/booking/status.ts";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { type Download, DownloadButton } from "#parts/download-button.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { OpenPostponement } from "../postpone/open-postponement.tsx";
import { BOOKING_STATUS, PAYOUT_TEXTS } from "../texts.ts";
import { bookingFacts } from "./booking-facts.ts";
import type { BookingDetail } from "./booking-query.ts";
import { BookingTimeline } from "./booking-timeline.tsx";
import { ConversationLink } from "./conversation-link.tsx";
import { PayoutLines } from "./payout-lines.tsx";
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

/** Everything about one booking; billing data reach only the side they belong to. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, as, conversationPath, download, children } = props;
  const { word, shape } = BOOKING_STATUS[booking.status];
  return (
    <div className="booking-detail">
      <p className="booking-detail-head">
        <Status shape={shape}>{word}</Status>
        <span className="note">{booking.booking_reference}</span>
      </p>
      <OpenPostponement booking={booking} />
      <Facts booking={booking} />
      <Offer booking={booking} />
      {children}
      <section>
        <h3 className="label">{as === "speaker" ? TEXTS.priceBefore : TEXTS.price}</h3>
        <PriceLines booking={booking} />
      </section>
      {booking.payout && (
        <section>
          <h3 className="label">{PAYOUT_TEXTS.title}</h3>
          <PayoutLines bookingId={booking.id} payout={booking.payout} download={download} />
        </section>
      )}
      <section className="booking-detail-links">
        <ConversationLink booking={booking} as={as} pathOf={conversationPath} />
        {isSold(booking.status) && (
          <ButtonLink variant="line" icon="scroll-text" to={`/event-contract?id=${booking.id}`}>
            {TEXTS.contract}
          </ButtonLink>
        )}
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
        <BookingTimeline {...booking} />
      </section>
    </div>
  );
}

function Facts({ booking }: { booking: BookingDetail }) {
  const { billing } = booking;
  const facts = [...bookingFacts(booking)];
  if (booking.includes_qa && booking.qa_duration_minutes !== null) {
    facts.push([TEXTS.qa, TEXTS.qaMinutes(booking.qa_duration_minutes)]);
  }
  if (billing) {
    const { company, street, postal_code, city } = billing;
    facts.push([TEXTS.billing, `${company}, ${street}, ${postal_code} ${city}`]);
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

/** The words of the speaker stay with the booking, the deadline only while it runs. */
function Offer({ booking }: { booking: BookingDetail }) {
  const { status, expires_at, offer_message, offer_price_cents } = booking;
  const deadline = status === "pending" ? expires_at : null;
  if (deadline === null && !offer_message) return null;
  const until = offer_price_cents === null ? TEXTS.heldUntil : TEXTS.offerUntil;
  return (
    <section>
      <h3 className="label">{status === "pending" ? TEXTS.offer : TEXTS.answer}</h3>
      {deadline && <p>{until(formatDateTimeWithoutYear(deadline))}</p>}
      {offer_message && <p className="booking-words">{offer_message}</p>}
    </section>
  );
}
