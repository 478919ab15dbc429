import { useQuery } from "@tanstack/react-query";
import { OWN_BOOKING_SORTS } from "#domain/booking/list/booking-list.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { BOOKING_COLUMNS } from "../list/booking-table.tsx";
import { ownBookingList } from "../list/own-bookings.ts";
import { BOOKING_STATUS } from "../texts.ts";
import { FirstVisit } from "./first-visit.tsx";
import { DASHBOARD_TEXTS, SEARCH_TEXTS as TEXTS } from "./texts.ts";

const SPEC = { sorts: OWN_BOOKING_SORTS, filters: ["status"] } as const;

const FILTERS = [
  {
    name: "status",
    label: TEXTS.status,
    options: BOOKING_STATUSES.map((value) => ({ value, label: BOOKING_STATUS[value].word })),
  },
];

/** Every booking, to be searched, filtered and sorted; the address keeps all of it. */
export function BookingsView() {
  const list = useListState(SPEC);
  const query = useQuery(ownBookingList("customer", list.state));
  const isNew = query.data && Object.values(query.data.stages).every((count) => count === 0);
  if (isNew) return <FirstVisit />;
  return (
    <ListCard
      name="own-bookings"
      caption={DASHBOARD_TEXTS.view.buchungen}
      list={list}
      query={query}
      columns={BOOKING_COLUMNS.customer}
      nameOf={({ event_title }) => event_title}
      placeholder={TEXTS.placeholder}
      filters={FILTERS}
      sorts={TEXTS.sorts}
    />
  );
}
