import { useState } from "react";
import { POSTPONEMENT_ANSWERS, type PostponementAnswer } from "#domain/booking/postponement.ts";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { formatMoment } from "../list/format-booking.ts";
import type { BookingDetail } from "./booking-query.ts";
import { PostponementAnswerDialog } from "./postponement-answer-dialog.tsx";
import { POSTPONEMENT_TEXTS as TEXTS } from "./postponement-texts.ts";

const VARIANTS = { accept: "primary", decline: "line", withdraw: "line" } as const;

/** A wish for another day that waits, with the answers whoever looks at it can give. */
export function OpenPostponement({ booking }: { booking: BookingDetail }) {
  const [answer, setAnswer] = useState<PostponementAnswer | null>(null);
  const { postponement: wish, possible_postponement: possible } = booking;
  if (!wish) return null;
  const day = formatDay(isoDate(booking.event_date));
  const until = formatMoment(wish.expires_at);
  const isAsked = possible.includes("accept");
  return (
    <section className="grid gap-3">
      <Alert variant="notice">
        <strong>{TEXTS.title(formatDay(isoDate(wish.event_date)))}</strong>
        <p>{isAsked ? TEXTS.speaker(day, until) : TEXTS.customer(day, until)}</p>
      </Alert>
      {wish.message && <p className="booking-words">{wish.message}</p>}
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
          wishedDay={wish.event_date}
          answer={answer}
          onClose={() => setAnswer(null)}
        />
      )}
    </section>
  );
}
