import { Link } from "react-router";
import { groupBookings } from "#domain/booking/list/booking-groups.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { Card } from "#ui/card.tsx";
import { BookingCard } from "../list/booking-card.tsx";
import { BookingTable } from "../list/booking-table.tsx";
import type { BookingItem } from "../queries.ts";
import { CUSTOMER_TEXTS } from "../texts.ts";
import type { InvoiceItem } from "./billing/invoice-state.ts";
import { viewPath } from "./dashboard-view.ts";
import { FirstVisit } from "./first-visit.tsx";
import { InquiryCard } from "./inquiry-card.tsx";
import { needsOf, type WaitingContract } from "./needs.ts";
import { NeedsCard } from "./needs-card.tsx";
import { NextEvent } from "./next-event.tsx";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";

const SHOWN_PAST = 5;

type OverviewProps = {
  bookings: readonly BookingItem[];
  invoices: readonly InvoiceItem[];
  contracts: readonly WaitingContract[];
  unread: number;
  now: number;
};

/** What waits, what comes, what is open, what was. */
export function Overview({ bookings, invoices, contracts, unread, now }: OverviewProps) {
  const today = berlinDay(now);
  const { offers, upcoming, inquiries, past } = groupBookings(bookings, { day: today, ms: now });
  const needs = needsOf({ offers, past, invoices, contracts, unread, today });
  const [next] = upcoming;
  if (bookings.length === 0 && needs.length === 0) return <FirstVisit />;
  return (
    <div className={next ? "dashboard-columns dashboard-columns-aside" : "dashboard-columns"}>
      <NeedsCard needs={needs} now={now} />
      {next && (
        <div className="dashboard-aside">
          <NextEvent booking={next} today={today} />
        </div>
      )}
      <div className="dashboard">
        <BookingCard
          as="customer"
          title={CUSTOMER_TEXTS.upcoming}
          bookings={upcoming}
          none={<p className="note">{CUSTOMER_TEXTS.noUpcoming}</p>}
        />
        <InquiryCard inquiries={inquiries} now={now} />
        {past.length > 0 && (
          <Card
            title={CUSTOMER_TEXTS.past}
            isPadded={false}
            actions={
              <Link className="link" to={viewPath("buchungen")}>
                {TEXTS.allPast(bookings.length)}
              </Link>
            }
          >
            <BookingTable
              as="customer"
              caption={CUSTOMER_TEXTS.past}
              bookings={past.slice(0, SHOWN_PAST)}
            />
          </Card>
        )}
      </div>
    </div>
  );
}
