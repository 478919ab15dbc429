import { use, useState } from "react";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { isUnderWay } from "#domain/booking/status.ts";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { CancelDialog } from "../../cancel/cancel-dialog.tsx";
import type { BookingDetail } from "../../detail/booking-query.ts";
import { type DayCalendar, PostponeDialog } from "../../postpone/postpone-dialog.tsx";
import { bookingPath } from "../dashboard-view.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import { BOOKING_PAGE_TEXTS as TEXTS } from "./booking-texts.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type Question = "accept" | "withdraw" | "cancel" | "postpone";

type BookingActionsProps = {
  booking: BookingDetail;
  calendar: DayCalendar;
};

/** What is possible now, by the booking's own word; each leads to a question first. */
export function BookingActions({ booking, calendar }: BookingActionsProps) {
  const { closedNote } = use(TermsContext);
  const [question, setQuestion] = useState<Question | null>(null);
  const { possible_events: possible, status, speaker, expires_at } = booking;
  const close = () => setQuestion(null);
  return (
    <Card title={TEXTS.actions}>
      <div className="booking-choices">
        {possible.includes("accept") && (
          <>
            {expires_at && (
              <p className="note">{TEXTS.acceptHint(formatDateTimeWithoutYear(expires_at))}</p>
            )}
            {closedNote ? (
              <Alert variant="notice">{BOOKING_MESSAGES.bookings_closed}</Alert>
            ) : (
              <Button variant="spot" onClick={() => setQuestion("accept")}>
                {TEXTS.accept}
              </Button>
            )}
          </>
        )}
        {booking.possible_postponement.includes("ask") && (
          <Button variant="line" icon="calendar-days" onClick={() => setQuestion("postpone")}>
            {TEXTS.postpone}
          </Button>
        )}
        {possible.includes("withdraw") && (
          <Button variant="line" onClick={() => setQuestion("withdraw")}>
            {status === "pending" ? TEXTS.withdrawOffer : TEXTS.withdrawInquiry}
          </Button>
        )}
        {possible.includes("cancel") && (
          <Button variant="quiet" onClick={() => setQuestion("cancel")}>
            {TEXTS.cancel}
          </Button>
        )}
        {!isUnderWay(status) && speaker.is_listed && (
          <ButtonLink variant="line" icon="rotate-cw" to={`/speaker/${speaker.slug}`}>
            {TEXTS.again}
          </ButtonLink>
        )}
        {speaker.is_listed && status !== "confirmed" && (
          <ButtonLink variant="quiet" to={`/speaker/${speaker.slug}#weitere-speaker`}>
            {TEXTS.similar}
          </ButtonLink>
        )}
        <ButtonLink
          variant="quiet"
          icon="flag"
          to={`/melden?art=other&adresse=${encodeURIComponent(bookingPath(booking.id))}`}
        >
          {TEXTS.report}
        </ButtonLink>
      </div>
      {question === "accept" && <AcceptDialog booking={booking} onClose={close} />}
      {question === "withdraw" && <WithdrawDialog booking={booking} onClose={close} />}
      {question === "cancel" && <CancelDialog booking={booking} as="customer" onClose={close} />}
      {question === "postpone" && (
        <PostponeDialog booking={booking} calendar={calendar} onClose={close} />
      )}
    </Card>
  );
}
