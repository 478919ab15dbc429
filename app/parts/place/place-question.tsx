import "./place.css";
import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import { placeQuestion } from "#domain/address/place-question.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { PLACE_TEXTS as TEXTS } from "./place-texts.ts";

type PlaceQuestionProps = {
  place: PlaceVerdict | null;
  /** The address that means a town beyond doubt. */
  onChoose: (address: string) => void;
  /** What holds until the place is sure. */
  meanwhile?: string | undefined;
};

/** Where the venue is not sure: which one is meant, or what is missing (C-102). */
export function PlaceQuestion({
  place,
  onChoose,
  meanwhile = TEXTS.plusTravel,
}: PlaceQuestionProps) {
  if (place === null || place.state === "sure" || place.state === "online") return null;
  const isAsking = place.state === "ambiguous";
  return (
    <Alert variant="notice" icon="map-pin">
      <p className="font-semibold">
        {isAsking ? placeQuestion(place.candidates.map(({ label }) => label)) : TEXTS[place.state]}
      </p>
      {isAsking && (
        <div className="place-choices">
          {place.candidates.map(({ label, address }) => (
            <Button key={label} variant="quiet" onClick={() => onChoose(address)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <p className="mt-2 text-sm">{meanwhile}</p>
    </Alert>
  );
}
