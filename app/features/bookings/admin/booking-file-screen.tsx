import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import "#app/styles/booking-detail.css";
import type { BookingEvent } from "#domain/booking/status.ts";
import { berlinDay, formatDay, isoDate } from "#domain/iso-date.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Status } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type BookingDetail, bookingQuery } from "../detail/booking-query.ts";
import { BookingTimeline } from "../detail/booking-timeline.tsx";
import { OpenPostponement } from "../detail/open-postponement.tsx";
import { PriceLines } from "../detail/price-lines.tsx";
import { DETAIL_TEXTS } from "../detail/texts.ts";
import { BOOKING_STATUS, BOOKING_TEXTS } from "../texts.ts";
import { ActDialog } from "./act-dialog.tsx";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { BookingFile } from "./booking-file.tsx";
import { ChatInspection } from "./chat-inspection.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { ACTIONS, ADJUST_TEXTS, REPLACE_TEXTS, FILE_TEXTS as TEXTS } from "./texts.ts";

/** Everything the administration knows of one booking, and every step it can take for somebody. */
export function BookingFileScreen({ id }: { id: string }) {
  const query = useQuery(bookingQuery(id));
  return (
    <div className="room">
      <Loaded query={query}>
        {(booking) =>
          booking ? <Found booking={booking} /> : <Alert variant="danger">{TEXTS.gone}</Alert>
        }
      </Loaded>
    </div>
  );
}

function Found({ booking }: { booking: BookingDetail }) {
  const [event, setEvent] = useState<BookingEvent | null>(null);
  const [change, setChange] = useState<"adjust" | "replace" | null>(null);
  const close = () => setChange(null);
  const { word, shape } = BOOKING_STATUS[booking.status];
  return (
    <>
      <AdminHead
        title={booking.event_title}
        note={
          <>
            {`${booking.booking_reference} · `}
            <Status shape={shape}>{word}</Status>
          </>
        }
        actions={
          <ButtonLink variant="line" icon="arrow-left" to="/admin/bookings">
            {TEXTS.back}
          </ButtonLink>
        }
      />
      <div className="desk-columns">
        <div className="desk-stack">
          <Card title={TEXTS.act}>
            {booking.possible_events.length === 0 && !isReplaceable(booking) && (
              <p className="booking-note">{TEXTS.nothing}</p>
            )}
            <div className="file-tools">
              {booking.possible_events.map((possible) => (
                <Button key={possible} size="sm" variant="line" onClick={() => setEvent(possible)}>
                  {ACTIONS[possible].label}
                </Button>
              ))}
              {isOpen(booking) && (
                <Button size="sm" variant="line" onClick={() => setChange("adjust")}>
                  {ADJUST_TEXTS.open}
                </Button>
              )}
              {isReplaceable(booking) && (
                <Button size="sm" variant="line" onClick={() => setChange("replace")}>
                  {REPLACE_TEXTS.open}
                </Button>
              )}
            </div>
          </Card>
          <OpenPostponement booking={booking} />
          <Card title={TEXTS.facts}>
            <Facts booking={booking} />
          </Card>
          <BookingFile bookingId={booking.id} />
        </div>
        <div className="desk-stack">
          <Card title={TEXTS.price}>
            <PriceLines booking={booking} />
          </Card>
          <Documents booking={booking} />
          <Card title={TEXTS.history}>
            <BookingTimeline history={booking.history} />
          </Card>
        </div>
      </div>
      {event && <ActDialog booking={booking} event={event} onClose={() => setEvent(null)} />}
      {change === "adjust" && <AdjustDialog booking={booking} onClose={close} />}
      {change === "replace" && <ReplaceDialog booking={booking} onClose={close} />}
    </>
  );
}

function isOpen({ status }: BookingDetail): boolean {
  return status === "requested" || status === "pending";
}

/** The event is still to come and nobody speaks at it. */
function isReplaceable({ status, event_date }: BookingDetail): boolean {
  const isEnded = ["cancelled", "declined", "expired", "withdrawn"].includes(status);
  return isEnded && event_date >= berlinDay(Date.now());
}

function Facts({ booking }: { booking: BookingDetail }) {
  const { billing } = booking;
  const rows: [label: string, value: string][] = [
    [
      DETAIL_TEXTS.date,
      DETAIL_TEXTS.dateAt(formatDay(isoDate(booking.event_date)), booking.event_start_time),
    ],
    [DETAIL_TEXTS.place, booking.is_virtual ? TEXTS.online : booking.event_location],
    [
      DETAIL_TEXTS.format,
      booking.format_label ?? BOOKING_TEXTS.minutes(booking.event_duration_minutes),
    ],
    [DETAIL_TEXTS.audience, DETAIL_TEXTS.people(booking.audience_size)],
    [DETAIL_TEXTS.contact, booking.contact_person],
  ];
  if (billing) {
    const { company, street, postal_code, city, country } = billing;
    rows.push([TEXTS.billing, `${company}, ${street}, ${postal_code} ${city}, ${country}`]);
    rows.push([TEXTS.customer, `${billing.contact_email}, ${billing.contact_phone}`]);
  }
  return (
    <>
      <dl className="booking-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{TEXTS.speaker}</dt>
          <dd>
            <Link className="underline" to={`/speaker/${booking.speaker.slug}`}>
              {booking.speaker.name}
            </Link>
          </dd>
        </div>
      </dl>
      {booking.customer_notes && <p className="booking-words mt-3">{booking.customer_notes}</p>}
    </>
  );
}

function Documents({ booking }: { booking: BookingDetail }) {
  const { invoice, conversation_id } = booking;
  return (
    <Card title={TEXTS.documents}>
      <div className="file-tools">
        {invoice && (
          <ButtonLink
            size="sm"
            variant="line"
            icon="receipt-text"
            to={`/admin/invoices?suche=${invoice.number}`}
          >
            {TEXTS.invoice(invoice.number)}
          </ButtonLink>
        )}
        {conversation_id && <ChatInspection conversationId={conversation_id} />}
        {!invoice && !conversation_id && <p className="booking-note">{TEXTS.noDocuments}</p>}
      </div>
    </Card>
  );
}
