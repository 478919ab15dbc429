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
import type { BookingDetail } from "../detail/booking-query.ts";
import { PostponementAnswerDialog } from "./postponement-answer-dialog.tsx";
import { POSTPONEMENT_TEXTS as TEXTS } from "./texts.ts";

const VARIANTS = { accept: "primary", decline: "line", withdraw: "line" } as const;

/** An open request to postpone, with the answers the viewer may give. */
export function OpenPostponement({ booking }: { booking: BookingDetail }) {
  const [answer, setAnswer] = useState<PostponementAnswer | null>(null);
  const { postponement, possible_postponement: possible } = booking;
  if (!postponement) return null;
  const day = formatDay(isoDate(booking.event_date));
  const until = formatDateTimeWithoutYear(postponement.expires_at);
  const isAsked = possible.includes("accept");
  return (
    <section className="grid gap-3">
      <Alert variant="notice">
        <strong>{TEXTS.title(formatDay(isoDate(postponement.event_date)))}</strong>
        <p>{isAsked ? TEXTS.speaker(day, until) : TEXTS.customer(day, until)}</p>
      </Alert>
      {postponement.message && <p className="booking-words">{postponement.message}</p>}
      <div className="booking-detail-links">
        {POSTPONEMENT_ANSWERS.filter((one) => possible.includes(one)).map((one) => (
          <Button key={one} size="sm" variant={VARIANTS[one]} onClick={() => setAnswer(one)}>
            {TEXTS[one]}
          </Button>
        ))}
      </div>
      {answer && (
        <PostponementAnswerDialog
          booking={booking}
          requestedDay={postponement.event_date}
          answer={answer}
          onClose={() => setAnswer(null)}
        />
      )}
    </section>
  );
}
