import { useState } from "react";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { eventDay, formatOf, netOf } from "../list/format-booking.ts";
import type { BookingItem } from "../queries.ts";
import { BOOKING_STATUS, BOOKING_TEXTS } from "../texts.ts";
import { countStages, findBookings, readWish } from "./find-bookings.ts";
import { STAGE_TEXTS, STAGES, ROOM_TEXTS as TEXTS } from "./texts.ts";
import type { Room } from "./use-room.ts";

type PipelineProps = { bookings: readonly BookingItem[]; room: Room };

/** Everything so far by state, found by filter and words. */
export function Pipeline({ bookings, room }: PipelineProps) {
  const wish = readWish(room.parameters);
  // The address follows a moment later than the keys.
  const [text, setText] = useState(wish.text);
  const reset = () => {
    setText("");
    room.reset();
  };
  const found = findBookings(bookings, wish);
  const counts = countStages(bookings);
  const stages = [
    { value: null, label: TEXTS.everything, count: bookings.length },
    ...STAGES.map((stage) => ({
      value: stage,
      label: STAGE_TEXTS[stage],
      count: counts[stage],
    })),
  ];
  return (
    <Card title={TEXTS.all} isPadded={false}>
      <div className="pipeline-tools">
        <TextInput
          type="search"
          icon="search"
          aria-label={TEXTS.search}
          placeholder={TEXTS.searchHint}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            room.filter("q", event.currentTarget.value);
          }}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form */}
        <div className="chips" role="group" aria-label={TEXTS.filter}>
          {stages.map(({ value, label, count }) => (
            <button
              key={label}
              type="button"
              className="chip"
              aria-pressed={wish.stage === value}
              onClick={() => room.filter("status", value)}
            >
              {label} <span className="tab-count">{count}</span>
            </button>
          ))}
        </div>
      </div>
      {found.length > 0 ? (
        <Table caption={TEXTS.all} columns={columns(room)} rows={found} rowKey={({ id }) => id} />
      ) : (
        <div className="panel-padded grid justify-items-start gap-3" role="status">
          <p className="booking-note">{TEXTS.noMatch}</p>
          <Button variant="line" size="sm" onClick={reset}>
            {TEXTS.reset}
          </Button>
        </div>
      )}
    </Card>
  );
}

function columns(room: Room): Column<BookingItem>[] {
  return [
    {
      key: "event",
      label: BOOKING_TEXTS.columns.event,
      isLead: true,
      cell: (booking) => (
        <span className="grid justify-items-start">
          <button type="button" className="link row-link" onClick={() => room.open(booking.id)}>
            {booking.event_title}
          </button>
          <span className="booking-note">
            {booking.event_location} · {booking.booking_reference}
          </span>
        </span>
      ),
    },
    {
      key: "date",
      label: BOOKING_TEXTS.columns.date,
      cell: (booking) => <span className="whitespace-nowrap">{eventDay(booking)}</span>,
    },
    { key: "format", label: "Format", cell: formatOf },
    {
      key: "status",
      label: BOOKING_TEXTS.columns.status,
      cell: ({ status }) => (
        <Status shape={BOOKING_STATUS[status].shape}>{BOOKING_STATUS[status].word}</Status>
      ),
    },
    { key: "net", label: BOOKING_TEXTS.columns.net, isNumber: true, cell: netOf },
  ];
}
