import "../customer-dashboard.css";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { hasOpenOffer } from "#domain/booking/current-amounts.ts";
import { isSold } from "#domain/booking/status.ts";
import type { Download } from "#parts/download-button.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { BookingDetails } from "../../detail/booking-detail.tsx";
import { type BookingDetail, bookingQuery } from "../../detail/booking-query.ts";
import { BuyerReferencesCard } from "../../detail/buyer-references-card.tsx";
import type { DayCalendar } from "../../postpone/postpone-dialog.tsx";
import { useLiveBookings } from "../../use-live-bookings.ts";
import { DASHBOARD_PATH } from "../dashboard-view.ts";
import { BookingActions } from "./booking-actions.tsx";
import { BookingDocuments } from "./booking-documents.tsx";
import { BOOKING_PAGE_TEXTS as TEXTS } from "./booking-texts.ts";

type BookingPageProps = {
  id: string;
  userId: string;
  download: Download;
  conversationPath: (id: string) => string;
  /** Where another day is chosen; the route brings it. */
  calendar: DayCalendar;
  /** The ways to pay an open invoice; the route brings them. */
  pay: (invoiceId: string) => ReactNode;
  /** What follows the event; the route brings it. */
  review: (booking: BookingDetail) => ReactNode;
};

/** One booking at an address of its own, so that mails can lead to it. */
export function BookingPage({ id, userId, ...rest }: BookingPageProps) {
  const query = useQuery(bookingQuery(id));
  useLiveBookings(userId);
  return (
    <div className="wrap section dashboard">
      <p>
        <Link className="link dashboard-back" to={DASHBOARD_PATH}>
          <Icon name="arrow-left" size={16} />
          {TEXTS.back}
        </Link>
      </p>
      <Loaded query={query}>
        {(booking) => (booking ? <Found booking={booking} {...rest} /> : <Missing />)}
      </Loaded>
    </div>
  );
}

type FoundProps = Omit<BookingPageProps, "id" | "userId"> & { booking: BookingDetail };

function Found({ booking, download, conversationPath, calendar, pay, review }: FoundProps) {
  return (
    <>
      <header>
        <p className="note">{booking.speaker.name}</p>
        <h1 className="h1">{booking.event_title}</h1>
      </header>
      <div className="dashboard-columns dashboard-columns-aside">
        <div className="dashboard">
          {review(booking)}
          <Card title={titleOf(booking)}>
            <BookingDetails
              booking={booking}
              as="customer"
              download={download}
              conversationPath={conversationPath}
            />
          </Card>
        </div>
        <div className="dashboard-aside dashboard">
          <BookingActions booking={booking} calendar={calendar} />
          <BookingDocuments bookingId={booking.id} pay={pay} download={download} />
          <BuyerReferencesCard booking={booking} />
        </div>
      </div>
    </>
  );
}

function Missing() {
  return (
    <EmptyState
      headingLevel={1}
      title={TEXTS.missing}
      text={TEXTS.missingText}
      action={<ButtonLink to={DASHBOARD_PATH}>{TEXTS.back}</ButtonLink>}
    />
  );
}

function titleOf(booking: BookingDetail): string {
  if (booking.status === "cancelled") return TEXTS.wasAgreed;
  if (isSold(booking.status)) return TEXTS.agreed;
  return hasOpenOffer(booking) ? TEXTS.offered : TEXTS.asked;
}
