import "./booking-views.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type BookingStatus, isUnderWay } from "#domain/booking/status.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { Loaded } from "#parts/loaded.tsx";
import { netOf } from "../list/format-booking.ts";
import { BOOKING_STATUS, BOOKING_TEXTS } from "../texts.ts";
import { bookingPath } from "./booking-columns.tsx";
import { type BookingItem, columnQuery } from "./bookings-query.ts";
import { ADMIN_BOOKING_TEXTS as TEXTS } from "./texts.ts";

/** The states a booking goes through; the ways out are found in the table. */
const COLUMNS: readonly BookingStatus[] = [
  "requested",
  "pending",
  "confirmed",
  "completed",
  "reviewed",
  "cancelled",
];

export function BookingBoard() {
  return (
    <>
      <p className="note">{TEXTS.boardNote}</p>
      <section className="board" aria-label={TEXTS.views.board}>
        {COLUMNS.map((status) => (
          <BoardColumn key={status} status={status} />
        ))}
      </section>
    </>
  );
}

function BoardColumn({ status }: { status: BookingStatus }) {
  const query = useQuery(columnQuery(status, !isUnderWay(status)));
  const total = query.data?.total;
  return (
    <section className="board-column">
      <h2>
        {BOOKING_STATUS[status].word}
        {total !== undefined && <span>{formatNumber(total)}</span>}
      </h2>
      <Loaded query={query}>
        {({ items, total: all }) => (
          <>
            {items.map((item) => (
              <BoardCard key={item.id} item={item} />
            ))}
            {items.length === 0 && <p className="note">{TEXTS.boardNone}</p>}
            {all > items.length && (
              <Link to={`/admin/bookings?status=${status}`} className="note underline">
                {TEXTS.boardMore(all - items.length)}
              </Link>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function BoardCard({ item }: { item: BookingItem }) {
  return (
    <Link to={bookingPath(item.id)} className="board-card">
      <strong>{item.event_title}</strong>
      <span>{formatDay(isoDate(item.event_date))}</span>
      <span>{item.speaker.name}</span>
      <small>{item.billing_company}</small>
      <small>{BOOKING_TEXTS.net(netOf(item))}</small>
    </Link>
  );
}
