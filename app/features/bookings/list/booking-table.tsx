import type { ReactNode } from "react";
import { Link } from "react-router";
import { Status } from "#ui/badge/badge.tsx";
import { type Column, Table } from "#ui/table/table.tsx";
import { bookingPath } from "../customer-dashboard/dashboard-view.ts";
import type { BookingItem } from "../queries.ts";
import { BOOKING_STATUS, BOOKING_TEXTS as TEXTS } from "../texts.ts";
import { eventDay, formatOf, grossOf, netOf, placeOf } from "./format-booking.ts";
import { PayoutCell } from "./payout-cell.tsx";

function eventColumn(title: (booking: BookingItem) => ReactNode): Column<BookingItem> {
  return {
    key: "event",
    label: TEXTS.columns.event,
    isLead: true,
    cell: (booking) => (
      <span className="grid">
        <strong>{title(booking)}</strong>
        <span className="note">
          {formatOf(booking)}, {placeOf(booking)}
        </span>
        <span className="note">{booking.booking_reference}</span>
      </span>
    ),
  };
}

/** Organisers open a booking at its own address. */
const linkedEvent = eventColumn(({ id, event_title }) => (
  <Link className="link" to={bookingPath(id)}>
    {event_title}
  </Link>
));

const event = eventColumn(({ event_title }) => event_title);

const speaker: Column<BookingItem> = {
  key: "speaker",
  label: TEXTS.columns.speaker,
  sort: "speaker",
  cell: (booking) => <SpeakerName {...booking.speaker} />,
};

const date: Column<BookingItem> = {
  key: "date",
  label: TEXTS.columns.date,
  sort: "event_date",
  cell: (booking) => (
    <span className="grid whitespace-nowrap">
      {eventDay(booking)}
      <span className="note">{TEXTS.clock(booking.event_start_time)}</span>
    </span>
  ),
};

const status: Column<BookingItem> = {
  key: "status",
  label: TEXTS.columns.status,
  sort: "status",
  cell: (booking) => {
    const { word, shape } = BOOKING_STATUS[booking.status];
    return <Status shape={shape}>{word}</Status>;
  },
};

const net: Column<BookingItem> = {
  key: "net",
  label: TEXTS.columns.net,
  sort: "total_amount",
  isNumber: true,
  cell: netOf,
};

const netBefore: Column<BookingItem> = { ...net, label: TEXTS.columns.netBefore };

const payout: Column<BookingItem> = {
  key: "payout",
  label: TEXTS.columns.payout,
  isNumber: true,
  cell: ({ id, payout: paid }) => paid && <PayoutCell bookingId={id} payout={paid} />,
};

const gross: Column<BookingItem> = {
  key: "gross",
  label: TEXTS.columns.gross,
  isNumber: true,
  cell: (booking) => <strong>{grossOf(booking)}</strong>,
};

/** Customers see whom they booked and what they pay; speakers what they are paid. */
export const BOOKING_COLUMNS = {
  customer: [linkedEvent, speaker, date, status, net, gross],
  speaker: [event, date, status, netBefore, payout],
} as const;

type BookingTableProps = {
  as: "customer" | "speaker";
  caption: string;
  bookings: readonly BookingItem[];
};

export function BookingTable({ as, caption, bookings }: BookingTableProps) {
  return (
    <Table
      caption={caption}
      columns={BOOKING_COLUMNS[as]}
      rows={bookings}
      rowKey={({ id }) => id}
    />
  );
}

/** A profile that is not listed has no page to lead to. */
function SpeakerName({ name, slug, is_listed }: BookingItem["speaker"]) {
  if (!is_listed) return name;
  return (
    <Link className="link" to={`/speaker/${slug}`}>
      {name}
    </Link>
  );
}
