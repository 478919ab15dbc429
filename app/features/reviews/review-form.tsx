import "./reviews.css";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  REVIEW_LIMITS,
  type ReviewDraft,
  reviewFaults,
} from "#domain/booking/review/review-rules.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import { type Review, reviewQuery, reviseReview, sendReview } from "./review-api.ts";
import type { ReviewedBooking } from "./reviewed-booking.ts";
import { StarChoice } from "./star-choice.tsx";
import { REVIEW_TEXTS as TEXTS } from "./texts.ts";

type FieldErrors = Partial<Record<keyof ReviewDraft, string>>;

const { content: CONTENT, author: AUTHOR } = REVIEW_LIMITS;

const LINES = [
  { name: "author_name", label: TEXTS.author, autoComplete: "name", isOptional: false },
  {
    name: "author_position",
    label: TEXTS.position,
    autoComplete: "organization-title",
    isOptional: true,
  },
  { name: "author_company", label: TEXTS.company, autoComplete: "organization", isOptional: true },
] as const;

type ReviewFormProps = {
  booking: ReviewedBooking;
  /** What was written before, while moderation asks for other words. */
  written?: Review;
};

export function ReviewForm({ booking, written }: ReviewFormProps) {
  const [draft, setDraft] = useState<ReviewDraft>(() => ({
    rating: written?.rating ?? 0,
    content: written?.content ?? "",
    author_name: written?.author_name ?? booking.contact_person,
    author_position: written?.author_position ?? "",
    author_company: written ? (written.author_company ?? "") : (booking.billing?.company ?? ""),
  }));
  const send = written ? reviseReview : sendReview;
  const { errors, isBusy, submit } = useSubmit(booking.id, draft, send);
  const change = (part: Partial<ReviewDraft>) => setDraft({ ...draft, ...part });
  return (
    <form className="review-form" method="post" noValidate onSubmit={submit}>
      <p className="note">{TEXTS.intro}</p>
      <StarChoice
        value={draft.rating}
        error={errors.rating}
        onChange={(rating) => change({ rating })}
      />
      <TextareaField
        label={TEXTS.content}
        hint={TEXTS.contentHint(CONTENT.min, CONTENT.max)}
        error={errors.content}
        rows={5}
        maxLength={CONTENT.max}
        value={draft.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <div className="review-author">
        {LINES.map(({ name, label, autoComplete, isOptional }) => (
          <TextField
            key={name}
            label={label}
            error={errors[name]}
            isOptional={isOptional}
            autoComplete={autoComplete}
            maxLength={AUTHOR.max}
            value={draft[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
      <div>
        <Button type="submit" isLoading={isBusy} loadingText={BUSY_TEXTS.sending}>
          {TEXTS.submit}
        </Button>
      </div>
    </form>
  );
}

function useSubmit(bookingId: string, draft: ReviewDraft, send: typeof sendReview) {
  const queries = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { run, isBusy } = useAction([], { failed: TEXTS.failed });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const faults = Object.entries(reviewFaults(draft));
    setErrors(Object.fromEntries(faults.map(([name, fault]) => [name, TEXTS.faults[fault]])));
    if (faults.length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    if (isBusy) return;
    const keys = [["own-booking", bookingId], ["own-bookings"]];
    await run(() => send(bookingId, draft), {
      text: TEXTS.done,
      onDone: (review) => queries.setQueryData(reviewQuery(bookingId).queryKey, review),
      onFailed: (refusal) => {
        setErrors(refusal.fields);
        toastRefusal(refusal);
      },
      // A refusal often means that it was sent before, so the booking is read again either way.
      onSettled: () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    });
  };
  return { errors, isBusy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
