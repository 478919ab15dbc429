import { useState } from "react";
import { POSTPONEMENT_ANSWERS, type PostponementAnswer } from "#domain/booking/postponement.ts";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { DayCalendar } from "../customer-room/postpone-dialog.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { formatMoment } from "../list/format-booking.ts";
import { PostponementDialog } from "./postponement-dialog.tsx";
import { POSTPONEMENT_DESK_TEXTS as TEXTS } from "./postponement-texts.ts";

type PostponementDeskProps = { booking: BookingDetail; calendar: DayCalendar };

/** A wish for another day that waits, with the answers that can be given for either side. */
export function PostponementDesk({ booking, calendar }: PostponementDeskProps) {
  const [step, setStep] = useState<PostponementAnswer | null>(null);
  const { postponement: wish, possible_postponement: possible } = booking;
  if (!wish) return null;
  return (
    <Card title={TEXTS.title}>
      <div className="grid gap-3">
        <Alert variant="notice">
          <strong>{TEXTS.wished(formatDay(isoDate(wish.event_date)))}</strong>
          <p>
            {TEXTS.waits(
              booking.speaker.name,
              formatMoment(wish.expires_at),
              formatDay(isoDate(booking.event_date)),
            )}
          </p>
        </Alert>
        {wish.message && <p className="booking-words">{wish.message}</p>}
        <div className="file-tools">
          {POSTPONEMENT_ANSWERS.filter((one) => possible.includes(one)).map((one) => (
            <Button key={one} size="sm" variant="line" onClick={() => setStep(one)}>
              {TEXTS.steps[one].label}
            </Button>
          ))}
        </div>
      </div>
      {step && (
        <PostponementDialog
          booking={booking}
          step={step}
          calendar={calendar}
          onClose={() => setStep(null)}
        />
      )}
    </Card>
  );
}
