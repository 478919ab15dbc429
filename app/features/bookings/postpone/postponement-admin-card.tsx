import { useState } from "react";
import {
  POSTPONEMENT_ANSWERS,
  type PostponementAnswer,
} from "#domain/booking/change/postponement.ts";
import { formatDateTimeWithoutYear } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { POSTPONEMENT_ADMIN_TEXTS as TEXTS } from "./admin-texts.ts";
import type { DayCalendar } from "./postpone-dialog.tsx";
import { PostponementDialog } from "./postponement-dialog.tsx";

type PostponementAdminCardProps = { booking: BookingDetail; calendar: DayCalendar };

/** An open request to postpone, with the answers that can be given for either side. */
export function PostponementAdminCard({ booking, calendar }: PostponementAdminCardProps) {
  const [step, setStep] = useState<PostponementAnswer | null>(null);
  const { postponement, possible_postponement: possible } = booking;
  if (!postponement) return null;
  return (
    <Card title={TEXTS.title}>
      <div className="grid gap-3">
        <Alert variant="notice">
          <strong>{TEXTS.requestedDay(formatDay(isoDate(postponement.event_date)))}</strong>
          <p>
            {TEXTS.waits(
              booking.speaker.name,
              formatDateTimeWithoutYear(postponement.expires_at),
              formatDay(isoDate(booking.event_date)),
            )}
          </p>
        </Alert>
        {postponement.message && <p className="booking-words">{postponement.message}</p>}
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
