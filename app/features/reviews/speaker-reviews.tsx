import "./reviews.css";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { ListCriteriaBar } from "#parts/list/list-criteria-bar.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import {
  RECEIVED_REVIEWS,
  type ReceivedReview,
  type ReviewCriteria,
  receivedReviewsQuery,
  replyTo,
} from "./received-reviews.ts";
import { StarRow } from "./star-row.tsx";
import { RECEIVED_TEXTS as TEXTS } from "./texts.ts";

/** So many at first, and so many more with every click. */
const FIRST = 5;
const MORE = 10;
const ALL: ReviewCriteria = { q: "", show: "", order: "newest" };

/** What organisers wrote about the speaker, and the one public answer to each. */
export function SpeakerReviews() {
  const [criteria, setCriteria] = useState(ALL);
  const [shown, setShown] = useState(FIRST);
  const query = useInfiniteQuery(receivedReviewsQuery(criteria));
  const isNarrowed = criteria.q !== "" || criteria.show !== "";
  const change = (next: ReviewCriteria) => {
    setCriteria(next);
    setShown(FIRST);
  };
  return (
    <Card title={TEXTS.title}>
      <Loaded query={query}>
        {({ pages }) => {
          const reviews = pages.flatMap(({ items }) => items);
          const total = pages[0]?.total ?? 0;
          if (total === 0 && !isNarrowed) return <p className="note">{TEXTS.none}</p>;
          return (
            <div className="grid gap-4" aria-busy={query.isFetching}>
              <ListCriteriaBar
                criteria={criteria}
                search={TEXTS.search}
                filters={TEXTS.filters}
                orders={TEXTS.orders}
                onChange={change}
              />
              <p className="note" role="status">
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
                  loadingText={LOADING_TEXTS.loading}
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
      <p className="note">
        {author} · {review.event_title}, {formatDay(isoDate(review.event_date))}
      </p>
      {review.reply !== null && (
        <p className="note">
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
  const options = { failed: TEXTS.failed } as const;
  const { run, isBusy, refusal } = useAction([], options);
  const send = (text: string) =>
    run(() => replyTo(review.id, text), {
      text: TEXTS.done,
      onDone: async () => {
        await queries.invalidateQueries({ queryKey: RECEIVED_REVIEWS });
        onClose();
      },
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("reply") ?? "").trim();
    if (!isBusy) void send(text);
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextareaField
        label={TEXTS.label}
        hint={TEXTS.hint}
        error={refusal?.fields.reply}
        name="reply"
        rows={3}
        maxLength={2000}
      />
      {refusal && !refusal.fields.reply && <Alert variant="danger">{refusal.message}</Alert>}
      <div className="button-row">
        <Button size="sm" type="submit" isLoading={isBusy} loadingText={BUSY_TEXTS.sending}>
          {TEXTS.submit}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
