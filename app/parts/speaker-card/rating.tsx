import "./rating.css";
import { formatRating } from "#domain/format/rating.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { RATING_TEXTS } from "./card-texts.ts";

type RatingProps = { rating: number; reviewCount: number };

/** „4,92 (38)“ behind a star; nothing for speakers without a rating. */
export function Rating({ rating, reviewCount }: RatingProps) {
  if (rating <= 0) return null;
  const text = formatRating(rating);
  return (
    <span className="rating">
      <span className="star">
        <Icon name="star-filled" size={16} />
      </span>
      <span aria-hidden="true">
        {text} <span className="font-normal text-muted">({reviewCount})</span>
      </span>
      <span className="sr-only">{RATING_TEXTS.label(text, reviewCount)}</span>
    </span>
  );
}
