import { type FormEvent, type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import { isSurePlace } from "#domain/booking/mode/direct-rules.ts";
import {
  type ComparisonQuery,
  comparisonAddress,
  comparisonFileAddress,
} from "#domain/comparison/comparison-url.ts";
import { berlinDay, isIsoDate } from "#domain/time/iso-date.ts";
import { SHARE_TEXTS } from "#parts/share/share-texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { clearComparison } from "../change-comparison.ts";
import type { ComparisonView } from "./load-comparison.ts";
import { COMPARE_TEXTS as TEXTS } from "./texts.ts";

/** Most places are sure; what asks back is loaded for the others. */
const PlaceQuestion = latePart(async () => ({
  default: (await import("#parts/place/place-question.tsx")).PlaceQuestion,
}));

type ComparisonToolsProps = {
  slugs: readonly string[];
  view: Pick<ComparisonView, "date" | "place" | "length" | "topic" | "isShared" | "columns">;
  inquiry?: ReactNode;
};

export function ComparisonTools({ slugs, view, inquiry }: ComparisonToolsProps) {
  const { isShared, date, place, length, topic } = view;
  const shown = { slugs: isShared ? slugs : [], date, place, length, topic };
  const unsure = unsurePlace(view);
  const navigate = useNavigate();
  const choose = (address: string) => {
    const next = comparisonAddress({ ...shown, place: address });
    void navigate(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className="compare-tools">
        <div className="compare-event">
          <DayField {...shown} />
          <EventFields key={`${place}|${topic}`} {...shown} />
        </div>
        <div className="compare-buttons">
          <Button
            variant="quiet"
            icon="share"
            onClick={() => void share({ slugs, date, place, length, topic })}
          >
            {TEXTS.share}
          </Button>
          <ButtonLink
            variant="quiet"
            icon="download"
            to={comparisonFileAddress({ slugs, date, place, length, topic })}
            reloadDocument
            download
          >
            {TEXTS.pdf}
          </ButtonLink>
          <Button variant="quiet" icon="file-text" onClick={() => print()}>
            {TEXTS.print}
          </Button>
          {inquiry}
          {!isShared && (
            <Button variant="ghost" icon="trash-2" onClick={() => void clearComparison()}>
              {TEXTS.clear}
            </Button>
          )}
        </div>
      </div>
      {unsure && (
        <Suspense>
          <PlaceQuestion place={unsure} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}

/** All columns share one place, so the answer of any of them tells whether it is sure. */
function unsurePlace({ columns }: Pick<ComparisonView, "columns">): PlaceVerdict | null {
  const place = columns.find(({ travel }) => travel?.place)?.travel?.place;
  return place === undefined || isSurePlace(place) ? null : place;
}

/** Set once for all compared speakers. The day is part of the address, so it survives sharing and reloading. */
function DayField({ date, ...others }: ComparisonQuery) {
  const navigate = useNavigate();
  const [text, setText] = useState<string>(date ?? "");
  const today = berlinDay(Date.now());
  const isPast = isIsoDate(text) && text < today;
  const choose = (value: string) => {
    setText(value);
    if (value !== "" && (!isIsoDate(value) || value < today)) return;
    const next = isIsoDate(value) ? value : null;
    void navigate(comparisonAddress({ ...others, date: next }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <TextField
      label={TEXTS.date}
      error={isPast ? TEXTS.datePast : undefined}
      type="date"
      min={today}
      value={text}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** Place and topic, both optional. */
function EventFields(query: ComparisonQuery) {
  const navigate = useNavigate();
  const [place, setPlace] = useState(query.place ?? "");
  const [topic, setTopic] = useState(query.topic ?? "");
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const next = { ...query, place: place.trim(), topic: topic.trim() };
    void navigate(comparisonAddress(next), { replace: true, preventScrollReset: true });
  };
  return (
    <form className="compare-event" onSubmit={apply}>
      <TextField
        label={TEXTS.place}
        hint={TEXTS.placeHint}
        maxLength={120}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
      <TextField
        label={TEXTS.topic}
        maxLength={120}
        value={topic}
        onChange={(event) => setTopic(event.target.value)}
      />
      <Button type="submit" variant="line">
        {TEXTS.apply}
      </Button>
    </form>
  );
}

/** The system's own sheet where there is one, otherwise the clipboard. */
async function share(query: ComparisonQuery): Promise<void> {
  const url = new URL(comparisonAddress(query), location.origin).href;
  try {
    if (navigator.share) {
      await navigator.share({ title: TEXTS.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast.show({ kind: "success", text: TEXTS.shared, topic: "comparison" });
  } catch (error) {
    // Closing the sheet is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast.show({ kind: "error", text: SHARE_TEXTS.failed, topic: "comparison" });
  }
}
