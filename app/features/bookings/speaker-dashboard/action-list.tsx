import type { ReactNode } from "react";
import { hoursToAnswer } from "#domain/booking/answer-deadline.ts";
import type { BookingGroups } from "#domain/booking/list/booking-groups.ts";
import { possibleNow } from "#domain/booking/possible-now.ts";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { berlinDay, daysBetween, isoDate } from "#domain/time/iso-date.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import type { WaitingContract } from "../customer-dashboard/needs.ts";
import { ContractTodo } from "../list/contract-todo.tsx";
import { eventDay, formatOf, netOf, placeOf } from "../list/format-booking.ts";
import { Todo } from "../list/todo.tsx";
import type { BookingItem } from "../queries.ts";
import { BOOKING_TEXTS, SPEAKER_TEXTS } from "../texts.ts";
import { BookingActions } from "./booking-actions.tsx";
import { DASHBOARD_TEXTS as TEXTS } from "./texts.ts";
import type { BookingDialogs } from "./use-booking-dialogs.ts";

/** Events nearer than this belong to what has to be done. */
const SOON_DAYS = 7;

type ActionListProps = {
  groups: BookingGroups<BookingItem>;
  now: number;
  dialogs: BookingDialogs;
  contracts: readonly WaitingContract[];
  /** One more thing that waits, from another part of the product. */
  more?: ReactNode;
};

/** The one that is due first leads. */
export function ActionList({ groups, now, dialogs, contracts, more }: ActionListProps) {
  const inquiries = groups.inquiries.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  const today = berlinDay(now);
  const soon = groups.upcoming.filter(
    ({ event_date }) => daysBetween(today, isoDate(event_date)) <= SOON_DAYS,
  );
  const postponements = groups.upcoming.filter(({ postponement }) => postponement !== null);
  const waiting = [inquiries, postponements, contracts, groups.offers, soon];
  const count = waiting.reduce((sum, list) => sum + list.length, more ? 1 : 0);
  return (
    <Card title={TEXTS.todo} actions={<Badge>{TEXTS.open(count)}</Badge>} isPadded={false}>
      <ul>
        {inquiries.map((inquiry) => (
          <Inquiry key={inquiry.id} inquiry={inquiry} now={now} dialogs={dialogs} />
        ))}
        {postponements.map((event) => (
          <PostponementRequest key={event.id} event={event} dialogs={dialogs} />
        ))}
        {contracts.map((contract) => (
          <ContractTodo key={contract.id} contract={contract} />
        ))}
        {more}
        {groups.offers.map((offer) => (
          <Todo
            key={offer.id}
            icon="send"
            title={TEXTS.offerTitle(offer.event_title)}
            lines={linesOf(offer)}
            due={
              offer.expires_at ? TEXTS.offerDue(formatDateTimeWithoutYear(offer.expires_at)) : ""
            }
            actions={<Details booking={offer} dialogs={dialogs} isAlone />}
          />
        ))}
        {soon.map((event) => (
          <Todo
            key={event.id}
            icon="calendar-check"
            title={TEXTS.soonTitle(event.event_title)}
            lines={linesOf(event)}
            due={TEXTS.soonDue(daysBetween(today, isoDate(event.event_date)))}
            actions={<Details booking={event} dialogs={dialogs} isAlone />}
          />
        ))}
      </ul>
      {count === 0 && <p className="panel-padded note">{TEXTS.nothing}</p>}
    </Card>
  );
}

function linesOf(booking: BookingItem): string[] {
  return [
    `${eventDay(booking)}, ${placeOf(booking)}`,
    `${formatOf(booking)}, ${BOOKING_TEXTS.people(booking.audience_size)}, ${BOOKING_TEXTS.netBefore(netOf(booking))}`,
  ];
}

function Inquiry({
  inquiry,
  now,
  dialogs,
}: {
  inquiry: BookingItem;
  now: number;
  dialogs: BookingDialogs;
}) {
  const hours = hoursToAnswer(Date.parse(inquiry.created_at), now);
  return (
    <Todo
      icon={hours > 0 ? "inbox" : "clock-alert"}
      tone={hours > 0 ? "spot" : "danger"}
      title={SPEAKER_TEXTS.inquiryTitle(inquiry.event_title)}
      lines={linesOf(inquiry)}
      due={hours > 0 ? SPEAKER_TEXTS.due(hours) : SPEAKER_TEXTS.overdue}
      actions={
        <>
          <BookingActions
            booking={inquiry}
            possible={possibleNow(
              { ...inquiry, event_date: isoDate(inquiry.event_date) },
              "speaker",
              now,
            )}
            answer={dialogs.answer}
            size="sm"
            isShort
          />
          <Details booking={inquiry} dialogs={dialogs} />
        </>
      }
    />
  );
}

function PostponementRequest({ event, dialogs }: { event: BookingItem; dialogs: BookingDialogs }) {
  if (event.postponement === null) return null;
  const { event_date, expires_at } = event.postponement;
  return (
    <Todo
      icon="calendar-days"
      tone="spot"
      title={TEXTS.postponementTitle(event.event_title)}
      lines={[TEXTS.postponementLine(eventDay(event), formatDay(isoDate(event_date)))]}
      due={TEXTS.postponementDue(formatDateTimeWithoutYear(expires_at))}
      actions={<Details booking={event} dialogs={dialogs} isAlone />}
    />
  );
}

type DetailsProps = { booking: BookingItem; dialogs: BookingDialogs; isAlone?: boolean };

function Details({ booking, dialogs, isAlone = false }: DetailsProps) {
  return (
    <Button size="sm" variant={isAlone ? "line" : "ghost"} onClick={() => dialogs.open(booking.id)}>
      {TEXTS.details}
      <span className="sr-only">: {booking.event_title}</span>
    </Button>
  );
}
