import "../detail/booking-detail.css";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { downloadDocument } from "#app/session/download-document.ts";
import { replacementProblem } from "#domain/booking/change/replacement.ts";
import { type BookingEvent, isOpen } from "#domain/booking/status.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { bookingFacts } from "../detail/booking-facts.ts";
import { type BookingDetail, bookingQuery } from "../detail/booking-query.ts";
import { BookingTimeline } from "../detail/booking-timeline.tsx";
import { BuyerReferencesCard } from "../detail/buyer-references-card.tsx";
import { PayoutLines } from "../detail/payout-lines.tsx";
import { PriceLines } from "../detail/price-lines.tsx";
import { POSTPONEMENT_ADMIN_TEXTS } from "../postpone/admin-texts.ts";
import type { DayCalendar } from "../postpone/postpone-dialog.tsx";
import { PostponementAdminCard } from "../postpone/postponement-admin-card.tsx";
import { PostponementDialog } from "../postpone/postponement-dialog.tsx";
import { BOOKING_STATUS, PAYOUT_TEXTS } from "../texts.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { BookingAdminDetail } from "./booking-admin-detail.tsx";
import { BookingStepDialog } from "./booking-step-dialog.tsx";
import { adminDetailQuery } from "./bookings-query.ts";
import { ChatInspection } from "./chat-inspection.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { ACTIONS, ADJUST_TEXTS, REPLACE_TEXTS, ADMIN_DETAIL_TEXTS as TEXTS } from "./texts.ts";

type BookingAdminDetailScreenProps = {
  id: string;
  calendar: DayCalendar;
  /** Another subject, and yet part of this page. */
  reminders: ReactNode;
};

/** One booking with every step an admin can take for either side. */
export function BookingAdminDetailScreen({
  id,
  calendar,
  reminders,
}: BookingAdminDetailScreenProps) {
  const query = useQuery(bookingQuery(id));
  return (
    <div className="dashboard">
      <Loaded query={query}>
        {(booking) =>
          booking ? (
            <Found booking={booking} calendar={calendar} reminders={reminders} />
          ) : (
            <Alert variant="danger">{TEXTS.gone}</Alert>
          )
        }
      </Loaded>
    </div>
  );
}

type FoundProps = Omit<BookingAdminDetailScreenProps, "id"> & { booking: BookingDetail };

function Found({ booking, calendar, reminders }: FoundProps) {
  const [event, setEvent] = useState<BookingEvent | null>(null);
  const [change, setChange] = useState<"adjust" | "replace" | "postpone" | null>(null);
  const close = () => setChange(null);
  const { word, shape } = BOOKING_STATUS[booking.status];
  return (
    <>
      <AdminHead
        title={booking.event_title}
        note={
          <span className="flex flex-wrap items-center gap-x-4">
            {booking.booking_reference}
            <Status shape={shape}>{word}</Status>
          </span>
        }
        actions={
          <ButtonLink variant="line" icon="arrow-left" to="/admin/bookings">
            {TEXTS.back}
          </ButtonLink>
        }
      />
      <div className="admin-columns">
        <div className="admin-stack">
          <Card title={TEXTS.act}>
            {booking.possible_events.length === 0 && !isReplaceable(booking) && (
              <p className="note">{TEXTS.nothing}</p>
            )}
            <div className="file-tools">
              {booking.possible_events.map((possible) => (
                <Button key={possible} size="sm" variant="line" onClick={() => setEvent(possible)}>
                  {ACTIONS[possible].label}
                </Button>
              ))}
              {isOpen(booking.status) && (
                <Button size="sm" variant="line" onClick={() => setChange("adjust")}>
                  {ADJUST_TEXTS.open}
                </Button>
              )}
              {booking.possible_postponement.includes("ask") && (
                <Button size="sm" variant="line" onClick={() => setChange("postpone")}>
                  {POSTPONEMENT_ADMIN_TEXTS.steps.ask.label}
                </Button>
              )}
              {isReplaceable(booking) && (
                <Button size="sm" variant="line" onClick={() => setChange("replace")}>
                  {REPLACE_TEXTS.open}
                </Button>
              )}
            </div>
          </Card>
          <PostponementAdminCard booking={booking} calendar={calendar} />
          <Card title={TEXTS.facts}>
            <Facts booking={booking} />
          </Card>
          <BookingAdminDetail bookingId={booking.id} />
        </div>
        <div className="admin-stack">
          <Card title={TEXTS.price}>
            <PriceLines booking={booking} />
          </Card>
          {booking.payout && (
            <Card title={PAYOUT_TEXTS.speakerTitle}>
              <PayoutLines
                bookingId={booking.id}
                payout={booking.payout}
                download={downloadDocument}
              />
            </Card>
          )}
          <Documents booking={booking} />
          <BuyerReferencesCard booking={booking} />
          {reminders}
          <Card title={TEXTS.history}>
            <BookingTimeline {...booking} />
          </Card>
        </div>
      </div>
      {event && (
        <BookingStepDialog booking={booking} event={event} onClose={() => setEvent(null)} />
      )}
      {change === "adjust" && <AdjustDialog booking={booking} onClose={close} />}
      {change === "postpone" && (
        <PostponementDialog booking={booking} step="ask" calendar={calendar} onClose={close} />
      )}
      {change === "replace" && <ReplaceDialog booking={booking} onClose={close} />}
    </>
  );
}

function isReplaceable(booking: BookingDetail): boolean {
  return replacementProblem(booking, berlinDay(Date.now())) === null;
}

function Facts({ booking }: { booking: BookingDetail }) {
  const { billing } = booking;
  const account = useQuery(adminDetailQuery(booking.id)).data?.customer;
  const rows = [...bookingFacts(booking)];
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
        {account && (
          <div>
            <dt>{TEXTS.account}</dt>
            <dd>
              <Link
                className="underline"
                to={`/admin/users?suche=${encodeURIComponent(account.email)}`}
              >
                {account.name || account.email}
              </Link>
            </dd>
          </div>
        )}
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
        {conversation_id && (
          <ChatInspection conversationId={conversation_id} about={booking.booking_reference} />
        )}
        {!invoice && !conversation_id && <p className="note">{TEXTS.noDocuments}</p>}
      </div>
    </Card>
  );
}
