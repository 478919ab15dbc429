import "./reviews.css";
import { RATINGS } from "#domain/booking/review/review-rules.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { REVIEW_TEXTS as TEXTS } from "./texts.ts";

export function StarRow({ rating }: { rating: number }) {
  return (
    <p className="review-stars">
      <span className="sr-only">{TEXTS.stars(rating)}</span>
      {RATINGS.map((star) => (
        <Icon key={star} name={star <= rating ? "star-filled" : "star"} />
      ))}
    </p>
  );
}
