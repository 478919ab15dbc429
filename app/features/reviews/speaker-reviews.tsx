import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/text-input.tsx";
import { toast } from "#ui/toast-store.ts";
import { type ReceivedReview, receivedReviewsQuery, replyTo } from "./received-reviews.ts";
import { StarRow } from "./star-row.tsx";
import { RECEIVED_TEXTS as TEXTS } from "./texts.ts";

const SHOWN = 5;

/** What organisers wrote about the speaker, and the one public answer to each. */
export function SpeakerReviews() {
  const query = useQuery(receivedReviewsQuery);
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title={TEXTS.title}>
      <Loaded query={query}>
        {(reviews) =>
          reviews.length === 0 ? (
            <p className="booking-note">{TEXTS.none}</p>
          ) : (
            <>
              <ul className="received-reviews">
                {(isWhole ? reviews : reviews.slice(0, SHOWN)).map((review) => (
                  <Received key={review.id} review={review} />
                ))}
              </ul>
              {!isWhole && reviews.length > SHOWN && (
                <Button variant="quiet" onClick={() => setWhole(true)}>
                  {TEXTS.all(reviews.length)}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Received({ review }: { review: ReceivedReview }) {
  const [isOpen, setOpen] = useState(false);
  const author = [review.author_name, review.author_company].filter(Boolean).join(", ");
  return (
    <li>
      <StarRow rating={review.rating} />
      <p className="booking-words">{review.content}</p>
      <p className="booking-note">
        {author} · {review.event_title}, {formatDay(isoDate(review.event_date))}
      </p>
      {review.reply !== null && (
        <p className="booking-note">
          <strong>{TEXTS.reply}:</strong> {review.reply}
        </p>
      )}
      {review.reply === null && !isOpen && (
        <Button size="sm" variant="line" onClick={() => setOpen(true)}>
          {TEXTS.answer}
          <span className="sr-only">: {author}</span>
        </Button>
      )}
      {isOpen && review.reply === null && (
        <ReplyForm review={review} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}

function ReplyForm({ review, onClose }: { review: ReceivedReview; onClose: () => void }) {
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (text: string) => replyTo(review.id, text),
    onSuccess: async (sent) => {
      if (!sent.ok) return;
      toast.show({ kind: "success", text: TEXTS.done });
      await queries.invalidateQueries({ queryKey: receivedReviewsQuery.queryKey });
      onClose();
    },
  });
  const refusal = send.data?.ok === false ? send.data.error : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("reply") ?? "").trim();
    if (!send.isPending) send.mutate(text);
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Field label={TEXTS.label} hint={TEXTS.hint} error={refusal?.fields.reply}>
        {(control) => <Textarea {...control} name="reply" rows={3} maxLength={2000} />}
      </Field>
      {refusal && !refusal.fields.reply && (
        <Alert variant="danger">{refusal.message ?? TEXTS.failed}</Alert>
      )}
      <div className="room-actions">
        <Button size="sm" type="submit" isLoading={send.isPending} loadingText={TEXTS.busy}>
          {TEXTS.submit}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
