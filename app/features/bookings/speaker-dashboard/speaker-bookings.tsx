import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { groupBookings } from "#domain/booking/list/booking-groups.ts";
import { UNDER_WAY_STATUSES } from "#domain/booking/status.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Download } from "#parts/download-button.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { CancelDialog } from "../cancel/cancel-dialog.tsx";
import type { WaitingContract } from "../customer-dashboard/needs.ts";
import { BookingSheet } from "../detail/booking-sheet.tsx";
import { BookingCard } from "../list/booking-card.tsx";
import { allBookingsQuery } from "../queries.ts";
import { useLiveBookings } from "../use-live-bookings.ts";
import { ActionList } from "./action-list.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { Pipeline } from "./pipeline.tsx";
import { ANSWER_TEXTS, type AnswerEvent, DASHBOARD_TEXTS as TEXTS } from "./texts.ts";
import { type BookingDialogs, useBookingDialogs } from "./use-booking-dialogs.ts";

type SpeakerBookingsProps = {
  /** Whose news the list follows; null where nothing can change, as in the demo. */
  userId: string | null;
  contracts: readonly WaitingContract[];
  /** Other things that wait, at their place in the list. */
  more?: ReactNode;
  /** What stands between the list of the day and all bookings. */
  children?: ReactNode;
  conversationPath: (id: string) => string;
  download: Download;
};

/** The rest is found among all bookings. */
const SHOWN_EVENTS = 5;

/** What a speaker is asked and booked for, and how they answer. */
export function SpeakerBookings({
  userId,
  contracts,
  more,
  children,
  conversationPath,
  download,
}: SpeakerBookingsProps) {
  const dialogs = useBookingDialogs();
  useLiveBookings(userId);
  const query = useQuery(allBookingsQuery("speaker", UNDER_WAY_STATUSES));
  // Read once per render, so that all rows agree on the time.
  const now = Date.now();
  return (
    <>
      <Loaded query={query}>
        {(bookings) => {
          const groups = groupBookings(bookings, { day: berlinDay(now), ms: now });
          return (
            <>
              <ActionList
                groups={groups}
                now={now}
                dialogs={dialogs}
                contracts={contracts}
                more={more}
              />
              <BookingCard
                as="speaker"
                title={TEXTS.upcoming}
                bookings={groups.upcoming.slice(0, SHOWN_EVENTS)}
                none={<p className="note">{TEXTS.noUpcoming}</p>}
              />
            </>
          );
        }}
      </Loaded>
      {children}
      <Pipeline dialogs={dialogs} download={download} />
      <BookingSheet
        bookingId={dialogs.openId}
        as="speaker"
        onClose={dialogs.close}
        conversationPath={conversationPath}
        download={download}
        actions={(booking) => (
          <BookingActions
            booking={booking}
            possible={booking.possible_events}
            answer={dialogs.answer}
          />
        )}
      />
      <Answering dialogs={dialogs} />
    </>
  );
}

function Answering({ dialogs }: { dialogs: BookingDialogs }) {
  if (dialogs.answering === null) return null;
  const { target, event } = dialogs.answering;
  const onClose = dialogs.stopAnswering;
  if (event === "cancel") return <CancelDialog booking={target} as="speaker" onClose={onClose} />;
  if (!isAnswer(event)) return null;
  return <AnswerDialog booking={target} event={event} onClose={onClose} />;
}

function isAnswer(event: string): event is AnswerEvent {
  return event in ANSWER_TEXTS;
}
