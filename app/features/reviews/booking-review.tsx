import { useQuery } from "@tanstack/react-query";
import { REVIEW_INVITATION } from "#domain/booking/review/review-invitation.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Card } from "#ui/card.tsx";
import { type Review, reviewQuery } from "./review-api.ts";
import { ReviewForm } from "./review-form.tsx";
import type { ReviewedBooking } from "./reviewed-booking.ts";
import { StarRow } from "./star-row.tsx";
import { REVIEW_TEXTS as TEXTS } from "./texts.ts";

/** The form once the event is over, afterwards what was written; before that nothing. */
export function BookingReview({ booking }: { booking: ReviewedBooking }) {
  if (booking.status === "completed") {
    return (
      <div id="bewertung">
        <Card title={REVIEW_INVITATION.speaker(booking.speaker.name)}>
          <ReviewForm booking={booking} />
        </Card>
      </div>
    );
  }
  return booking.status === "reviewed" ? <OwnReview booking={booking} /> : null;
}

function OwnReview({ booking }: { booking: ReviewedBooking }) {
  const query = useQuery(reviewQuery(booking.id));
  return (
    <Loaded query={query}>
      {(review) => {
        if (!review) return null;
        return review.edit_request === null ? (
          <Written review={review} />
        ) : (
          <Card title={TEXTS.own}>
            <div className="grid gap-4">
              <Alert variant="notice">{TEXTS.editAsked(review.edit_request)}</Alert>
              <ReviewForm booking={booking} written={review} />
            </div>
          </Card>
        );
      }}
    </Loaded>
  );
}

function Written({ review }: { review: Review }) {
  const author = [review.author_name, review.author_position, review.author_company];
  return (
    <Card title={TEXTS.own} actions={<Badge>{TEXTS.status[review.status]}</Badge>}>
      <div className="grid gap-3">
        <StarRow rating={review.rating} />
        <blockquote className="booking-words">{review.content}</blockquote>
        <p className="note">
          {author.filter(Boolean).join(", ")} · {TEXTS.verified}
        </p>
        {review.reply && (
          <p>
            <strong>{TEXTS.reply}: </strong>
            {review.reply}
          </p>
        )}
      </div>
    </Card>
  );
}
