import "#parts/speaker-card/rating.css";
import { Icon } from "#ui/icon/icon.tsx";
import { FACT_TEXTS } from "../texts.ts";

const FIVE = [1, 2, 3, 4, 5];

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={FACT_TEXTS.stars(rating)}>
      {FIVE.map((star) => (
        <span key={star} className={star <= rating ? "star" : "star star-off"}>
          <Icon name="star-filled" size={18} />
        </span>
      ))}
    </span>
  );
}
