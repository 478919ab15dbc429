import "./pipeline.css";
import "#ui/badge/chip.css";
import "#ui/tabs/tabs.css";
import { useQuery } from "@tanstack/react-query";
import { BOOKING_STAGES, OWN_BOOKING_SORTS } from "#domain/booking/list/booking-list.ts";
import type { Download } from "#parts/download-button.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { type ListControl, useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { eventDay, formatOf, netOf, placeOf } from "../list/format-booking.ts";
import { ownBookingList } from "../list/own-bookings.ts";
import { PayoutCell } from "../list/payout-cell.tsx";
import type { BookingItem } from "../queries.ts";
import { BOOKING_STATUS, BOOKING_TEXTS } from "../texts.ts";
import { STAGE_TEXTS, DASHBOARD_TEXTS as TEXTS } from "./texts.ts";
import type { BookingDialogs } from "./use-booking-dialogs.ts";

const SPEC = { sorts: OWN_BOOKING_SORTS, filters: ["stage"] } as const;

/** Everything so far by stage, found by filter and words. */
export function Pipeline({ dialogs, download }: { dialogs: BookingDialogs; download: Download }) {
  const list = useListState(SPEC);
  const query = useQuery(ownBookingList("speaker", list.state));
  return (
    <ListCard
      name="speaker-bookings"
      caption={TEXTS.all}
      list={list}
      query={query}
      columns={columns(dialogs, download)}
      nameOf={({ event_title }) => event_title}
      placeholder={TEXTS.searchHint}
      sorts={TEXTS.sorts}
      head={
        <>
          <div className="panel-head">
            <h2 className="h3">{TEXTS.all}</h2>
          </div>
          {query.data && <Stages list={list} counts={query.data.stages} />}
        </>
      }
      empty={{ title: TEXTS.empty, text: TEXTS.emptyText }}
    />
  );
}

type StagesProps = { list: ListControl; counts: Readonly<Record<string, number>> };

function Stages({ list, counts }: StagesProps) {
  const chosen = list.state.filters.stage ?? "";
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const stages = [
    { value: "", label: TEXTS.everything, count: all },
    ...BOOKING_STAGES.map((value) => ({
      value,
      label: STAGE_TEXTS[value],
      count: counts[value] ?? 0,
    })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
    <div className="chips pipeline-stages" role="group" aria-label={TEXTS.filter}>
      {stages.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={chosen === value}
          onClick={() => list.filter("stage", value)}
        >
          {label} <span className="tab-count">{count}</span>
        </button>
      ))}
    </div>
  );
}

function columns(dialogs: BookingDialogs, download: Download): readonly Column<BookingItem>[] {
  return tableColumns(BOOKING_TEXTS.columns, {
    event: {
      isLead: true,
      cell: (booking) => (
        <span className="grid justify-items-start">
          <button type="button" className="link row-link" onClick={() => dialogs.open(booking.id)}>
            {booking.event_title}
          </button>
          <span className="note">
            {formatOf(booking)}, {placeOf(booking)}
          </span>
          <span className="note">{booking.booking_reference}</span>
        </span>
      ),
    },
    date: {
      sort: "event_date",
      cell: (booking) => <span className="whitespace-nowrap">{eventDay(booking)}</span>,
    },
    status: {
      sort: "status",
      cell: ({ status }) => (
        <Status shape={BOOKING_STATUS[status].shape}>{BOOKING_STATUS[status].word}</Status>
      ),
    },
    netBefore: {
      isNumber: true,
      sort: "total_amount",
      cell: netOf,
    },
    payout: {
      isNumber: true,
      cell: ({ id, payout }) =>
        payout && <PayoutCell bookingId={id} payout={payout} download={download} />,
    },
  });
}
