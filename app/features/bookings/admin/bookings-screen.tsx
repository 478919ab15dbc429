import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { downloadDocument } from "#app/session/download-document.ts";
import { BOOKING_NEEDS, BOOKING_SORTS } from "#domain/booking/list/booking-list.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import { BOOKING_STATUS } from "../texts.ts";
import { BookingBoard } from "./booking-board.tsx";
import { BookingCalendar } from "./booking-calendar.tsx";
import { BOOKING_COLUMNS } from "./booking-columns.tsx";
import { bookingsQuery } from "./bookings-query.ts";
import { NEED_WORDS, ADMIN_BOOKING_TEXTS as TEXTS } from "./texts.ts";

const VIEWS = ["table", "board", "calendar"] as const;
type View = (typeof VIEWS)[number];

const SPEC = {
  sorts: BOOKING_SORTS,
  filters: ["status", "need", "speaker", "customer"],
} as const;

const FILTERS = [
  {
    name: "status",
    label: TEXTS.filters.status,
    options: BOOKING_STATUSES.map((value) => ({ value, label: BOOKING_STATUS[value].word })),
  },
  {
    name: "need",
    label: TEXTS.filters.need,
    options: BOOKING_NEEDS.map((value) => ({ value, label: NEED_WORDS[value] })),
  },
];

/** Every booking: as a table, as a board by state, or by month. The address remembers which. */
export function BookingsScreen() {
  const [params, setParams] = useSearchParams();
  const view: View = VIEWS.find((known) => known === params.get("ansicht")) ?? "table";
  const choose = (next: View) =>
    setParams(next === "table" ? {} : { ansicht: next }, { preventScrollReset: true });
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        actions={
          <Segmented
            label={TEXTS.view}
            options={VIEWS.map((value) => ({ value, label: TEXTS.views[value] }))}
            value={view}
            onChange={choose}
          />
        }
      />
      {view === "table" && <BookingTable />}
      {view === "board" && <BookingBoard />}
      {view === "calendar" && <BookingCalendar />}
    </div>
  );
}

function BookingTable() {
  const list = useListState(SPEC);
  const query = useQuery(bookingsQuery(list.state));
  return (
    <ListCard
      name="bookings"
      caption={TEXTS.title}
      list={list}
      query={query}
      columns={BOOKING_COLUMNS}
      nameOf={({ booking_reference }) => booking_reference}
      placeholder={TEXTS.placeholder}
      filters={FILTERS}
      onExport={(asked) => downloadDocument(`/api/v1/admin/bookings.csv?${asked}`, "buchungen.csv")}
      empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
    />
  );
}
