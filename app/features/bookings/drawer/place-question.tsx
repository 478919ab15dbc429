import { placeQuestion } from "#domain/address/place-question.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PLACE_TEXTS as TEXTS } from "./texts.ts";
import type { Drawer } from "./use-drawer.ts";

type PlaceQuestionProps = { drawer: Drawer; onChoose?: () => void };

/** Where the venue is not sure: which one is meant, or what is missing (DECISIONS C-102). */
export function PlaceQuestion({ drawer, onChoose }: PlaceQuestionProps) {
  const { place, state, act, setAddress } = drawer;
  if (place === null || place.state === "sure" || place.state === "online") return null;
  const choose = (value: string) => {
    act({ type: "typed", field: "eventLocation", value });
    setAddress({ text: value, state: "valid", verdict: { state: "sure", candidates: [] } });
    onChoose?.();
  };
  const isAsking = place.state === "ambiguous";
  return (
    <Alert variant="notice" icon="map-pin">
      <p className="font-semibold">
        {isAsking ? placeQuestion(place.candidates.map(({ label }) => label)) : TEXTS[place.state]}
      </p>
      {isAsking && (
        <div className="place-choices">
          {place.candidates.map(({ label, address }) => (
            <Button key={label} variant="quiet" onClick={() => choose(address)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <p className="mt-2 text-sm">{state.mode === "direct" ? TEXTS.untilThen : TEXTS.plusTravel}</p>
    </Alert>
  );
}
