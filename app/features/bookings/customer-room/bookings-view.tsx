import { useState } from "react";
import { useSearchParams } from "react-router";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { BookingTable } from "../list/booking-table.tsx";
import type { BookingItem } from "../queries.ts";
import { BOOKING_STATUS } from "../texts.ts";
import {
  BOOKING_SORTS,
  type BookingSearch,
  readSearch,
  searchBookings,
  writeSearch,
} from "./booking-search.ts";
import { FirstVisit } from "./first-visit.tsx";
import { ROOM_PATH } from "./room-view.ts";
import { ROOM_TEXTS, SEARCH_TEXTS as TEXTS } from "./texts.ts";

const STATES = BOOKING_STATUSES.map((value) => ({ value, label: BOOKING_STATUS[value].word }));
const SORTS = BOOKING_SORTS.map((value) => ({ value, label: TEXTS.sorts[value] }));

/** Every booking, to be searched, filtered and sorted; the address keeps all of it. */
export function BookingsView({ bookings }: { bookings: readonly BookingItem[] }) {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const found = searchBookings(bookings, search);
  const paramsOf = (change: Partial<BookingSearch>) => ({
    ansicht: "buchungen",
    ...writeSearch({ ...search, page: 1, ...change }),
  });
  const change = (wanted: Partial<BookingSearch>) =>
    setParams(paramsOf(wanted), { replace: true, preventScrollReset: true });
  if (bookings.length === 0) return <FirstVisit />;
  return (
    <Card title={ROOM_TEXTS.view.buchungen} isPadded={false}>
      <SearchBar search={search} onChange={change} />
      <p className="booking-note room-found" role="status">
        {found.total === 0 ? TEXTS.none : TEXTS.found(found.total)}
      </p>
      {found.total > 0 && (
        <BookingTable as="customer" caption={ROOM_TEXTS.view.buchungen} bookings={found.rows} />
      )}
      <Pagination
        page={found.page}
        pageCount={found.pageCount}
        href={(page) => `${ROOM_PATH}?${new URLSearchParams(paramsOf({ page }))}`}
        labels={TEXTS.pages}
      />
    </Card>
  );
}

type SearchBarProps = {
  search: BookingSearch;
  onChange: (change: Partial<BookingSearch>) => void;
};

function SearchBar({ search, onChange }: SearchBarProps) {
  // The field keeps its own text while typing; resetting gives it a new start.
  const [resets, setResets] = useState(0);
  const reset = () => {
    setResets(resets + 1);
    onChange({ text: "", status: null });
  };
  return (
    <search className="room-search">
      <Field label={TEXTS.search}>
        {(control) => (
          <TextInput
            {...control}
            key={resets}
            type="search"
            icon="search"
            placeholder={TEXTS.placeholder}
            maxLength={100}
            defaultValue={search.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
      <Select
        label={TEXTS.status}
        options={STATES}
        placeholder={TEXTS.allStates}
        value={search.status ?? ""}
        onChange={(event) =>
          onChange({ status: BOOKING_STATUSES.find((s) => s === event.target.value) ?? null })
        }
      />
      <Select
        label={TEXTS.sort}
        options={SORTS}
        value={search.sort}
        onChange={(event) => {
          const sort = BOOKING_SORTS.find((s) => s === event.target.value);
          if (sort) onChange({ sort });
        }}
      />
      {(search.text !== "" || search.status !== null) && (
        <Button variant="quiet" icon="x" onClick={reset}>
          {TEXTS.reset}
        </Button>
      )}
    </search>
  );
}
