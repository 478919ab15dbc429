import { Dialog } from "#ui/dialog.tsx";
import { Stars } from "./stars.tsx";
import { PROFILE_TEXTS, REVIEW_TEXTS as TEXTS } from "./texts.ts";
import type { TestimonialView } from "./work-view.ts";

type ReviewDialogProps = { review: TestimonialView; isOpen: boolean; onClose: () => void };

/** A review in full, as phones open it (SPEC 2). */
export function ReviewDialog({ review, isOpen, onClose }: ReviewDialogProps) {
  const { author, role, company, quote, rating, date } = review;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={TEXTS.title}
      labels={{ close: PROFILE_TEXTS.close }}
    >
      <div className="review">
        <Stars rating={rating} />
        <p className="voice">{PROFILE_TEXTS.quoted(quote)}</p>
        <p>
          <b>{author}</b>
          <span>{[role, company].filter(Boolean).join(", ")}</span>
        </p>
        {date && (
          <p className="text-muted text-sm">
            {TEXTS.event} {date}
          </p>
        )}
      </div>
    </Dialog>
  );
}
