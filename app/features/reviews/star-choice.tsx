import { useId } from "react";
import { RATINGS } from "#domain/booking/review/review-rules.ts";
import { FieldNote } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { REVIEW_TEXTS as TEXTS } from "./texts.ts";

type StarChoiceProps = {
  value: number;
  error: string | undefined;
  onChange: (rating: number) => void;
};

/** Native radio buttons, so arrow keys choose and screen readers count. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}note`}>
      <legend className="label">{TEXTS.rating}</legend>
      <div className="review-stars stars-choice">
        {RATINGS.map((star) => (
          <label key={star}>
            <input
              type="radio"
              className="sr-only"
              name="rating"
              value={star}
              checked={star === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(star)}
            />
            <Icon name={star <= value ? "star-filled" : "star"} />
            <span className="sr-only">{TEXTS.stars(star)}</span>
          </label>
        ))}
        {value > 0 && <span aria-hidden="true">{TEXTS.stars(value)}</span>}
      </div>
      <FieldNote id={`${id}note`} error={error} />
    </fieldset>
  );
}
