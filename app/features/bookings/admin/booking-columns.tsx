import "#ui/table/table.css";
import { Link } from "react-router";
import { isOpen, isSold } from "#domain/booking/status.ts";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { grossOf, netOf } from "../list/format-booking.ts";
import { BOOKING_STATUS } from "../texts.ts";
import type { BookingItem } from "./bookings-query.ts";
import { ADMIN_BOOKING_TEXTS as TEXTS } from "./texts.ts";

const { columns: LABELS } = TEXTS;

export function bookingPath(id: string): string {
  return `/admin/bookings/${id}`;
}

/** What has to happen next, as far as the row itself tells. */
function nextStep(row: BookingItem): string {
  if (row.expires_at && isOpen(row.status)) {
    return TEXTS.due(formatDateTimeWithoutYear(row.expires_at));
  }
  if (isSold(row.status) && row.invoice_number === null) return TEXTS.noInvoice;
  if (row.status === "confirmed" && !row.is_signed) return TEXTS.noContract;
  return TEXTS.none;
}

export const BOOKING_COLUMNS: readonly Column<BookingItem>[] = tableColumns(LABELS, {
  reference: {
    isLead: true,
    cell: (row) => (
      <span className="cell-stack">
        <Link to={bookingPath(row.id)} className="font-semibold">
          {row.event_title}
        </Link>
        <span>{row.booking_reference}</span>
      </span>
    ),
  },
  date: {
    sort: "event_date",
    cell: ({ event_date }) => (
      <span className="whitespace-nowrap">{formatDay(isoDate(event_date))}</span>
    ),
  },
  customer: {
    cell: ({ billing_company, contact_person }) => (
      <span className="cell-stack">
        <span>{billing_company}</span>
        <span>{contact_person}</span>
      </span>
    ),
  },
  speaker: {
    cell: ({ speaker }) => (
      <span className="cell-person">
        <PersonAvatar name={speaker.name} photo={speaker.profile_image_url} size="sm" />
        {speaker.name}
      </span>
    ),
  },
  status: {
    sort: "status",
    cell: ({ status }) => (
      <Status shape={BOOKING_STATUS[status].shape}>{BOOKING_STATUS[status].word}</Status>
    ),
  },
  next: {
    cell: (row) => <span className="note">{nextStep(row)}</span>,
  },
  net: {
    isNumber: true,
    sort: "total_amount",
    cell: netOf,
  },
  gross: {
    isNumber: true,
    cell: grossOf,
  },
});
