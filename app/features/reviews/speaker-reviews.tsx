import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { WishTools } from "#parts/list/wish-tools.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/text-input.tsx";
import { toast } from "#ui/toast-store.ts";
import {
  RECEIVED_REVIEWS,
  type ReceivedReview,
  type ReviewWish,
  receivedReviewsQuery,
  replyTo,
} from "./received-reviews.ts";
import { StarRow } from "./star-row.tsx";
import { RECEIVED_TEXTS as TEXTS } from "./texts.ts";

/** So many at first, and so many more with every click. */
const FIRST = 5;
const MORE = 10;
const ALL: ReviewWish = { q: "", show: "", order: "newest" };

/** What organisers wrote about the speaker, and the one public answer to each. */
export function SpeakerReviews() {
  const [wish, setWish] = useState(ALL);
  const [shown, setShown] = useState(FIRST);
  const query = useInfiniteQuery(receivedReviewsQuery(wish));
  const isNarrowed = wish.q !== "" || wish.show !== "";
  const change = (next: ReviewWish) => {
    setWish(next);
    setShown(FIRST);
  };
  return (
    <Card title={TEXTS.title}>
      <Loaded query={query}>
        {({ pages }) => {
          const reviews = pages.flatMap(({ items }) => items);
          const total = pages[0]?.total ?? 0;
          if (total === 0 && !isNarrowed) return <p className="booking-note">{TEXTS.none}</p>;
          return (
            <div className="grid gap-4" aria-busy={query.isFetching}>
              <WishTools
                wish={wish}
                search={TEXTS.search}
                filters={TEXTS.filters}
                orders={TEXTS.orders}
                onChange={change}
              />
              <p className="booking-note" role="status">
                {total === 0 ? TEXTS.nothing : TEXTS.found(total)}
              </p>
              <ul className="received-reviews">
                {reviews.slice(0, shown).map((review) => (
                  <Received key={review.id} review={review} />
                ))}
              </ul>
              {total > shown && (
                <Button
                  variant="line"
                  isLoading={query.isFetchingNextPage}
                  loadingText={TEXTS.loading}
                  onClick={() => {
                    setShown(shown + MORE);
                    if (shown + MORE > reviews.length && query.hasNextPage)
                      void query.fetchNextPage();
                  }}
                >
                  {TEXTS.more(total - shown)}
                </Button>
              )}
            </div>
          );
        }}
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
      await queries.invalidateQueries({ queryKey: RECEIVED_REVIEWS });
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
