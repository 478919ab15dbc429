import "../profile-body.css";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { PROFILE_TEXTS, REVIEW_TEXTS as TEXTS } from "../texts.ts";
import type { TestimonialView } from "./portfolio-view.ts";
import { Stars } from "./stars.tsx";
import { Origin, Reply } from "./testimonial.tsx";

type ReviewDialogProps = {
  review: TestimonialView;
  speakerName: string;
  isOpen: boolean;
  onClose: () => void;
};

/** A review in full, as phones open it (PROFM-24). */
export function ReviewDialog({ review, speakerName, isOpen, onClose }: ReviewDialogProps) {
  const { author, role, company, quote, rating, date, reviewId, reply } = review;
  return (
    <Dialog open={isOpen} onClose={onClose} title={TEXTS.title}>
      <div className="review">
        <div className="quote-head">
          <Stars rating={rating} />
          <Origin isVerified={reviewId !== null} />
        </div>
        <p className="quoted">{PROFILE_TEXTS.quoted(quote)}</p>
        <p>
          <b>{author}</b>
          <span>{[role, company].filter(Boolean).join(", ")}</span>
        </p>
        {date && (
          <p className="text-muted text-sm">
            {TEXTS.event} {date}
          </p>
        )}
        {reply && <Reply name={speakerName} text={reply} />}
      </div>
    </Dialog>
  );
}
