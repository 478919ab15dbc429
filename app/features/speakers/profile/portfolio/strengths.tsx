import "../profile-body.css";
import { useState } from "react";
import { keyPointPicture } from "#parts/speaker-card/key-point-icon.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { ProfileView } from "../profile-view.ts";
import { PROFILE_TEXTS, FACT_TEXTS as TEXTS } from "../texts.ts";
import { Testimonial } from "./testimonial.tsx";

/** Phones show so many awards, larger screens the rest behind a button (C-49). */
const MAX_AWARDS = 3;

export function KeyPoints({ points }: { points: ProfileView["keyPoints"] }) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="staerken">
      <h2 id="staerken" className="h2">
        {TEXTS.keyPoints}
      </h2>
      <ul className="key-points">
        {points.map((point) => (
          <li key={point.title}>
            <Icon name={keyPointPicture(point.icon_name)} size={24} />
            <h3>{point.title}</h3>
            <p>{point.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Awards({ awards }: { awards: ProfileView["awards"] }) {
  const [isOpen, setOpen] = useState(false);
  if (awards.length === 0) return null;
  return (
    <section aria-labelledby="auszeichnungen">
      <h2 id="auszeichnungen" className="h2">
        {TEXTS.awards}
      </h2>
      <ul className="awards" data-open={isOpen || undefined}>
        {awards.map(({ title, issuer, date, description }) => (
          <li key={title + date}>
            <time className="award-year" dateTime={date ?? undefined}>
              {date?.slice(0, 4)}
            </time>
            <span>
              <b>{title}</b>
              <span>{[issuer, description].filter(Boolean).join(", ")}</span>
            </span>
          </li>
        ))}
      </ul>
      {awards.length > MAX_AWARDS && (
        <button
          type="button"
          className="awards-toggle link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? PROFILE_TEXTS.less : TEXTS.allAwards(awards.length)}
        </button>
      )}
    </section>
  );
}

type TopReferencesProps = {
  speaker: Pick<ProfileView, "topReferences" | "testimonialCount">;
  onShowAll: () => void;
};

export function TopReferences({ speaker, onShowAll }: TopReferencesProps) {
  const { topReferences, testimonialCount } = speaker;
  if (topReferences.length === 0) return null;
  return (
    <section aria-labelledby="top-referenzen">
      <div className="section-head">
        <h2 id="top-referenzen" className="h2">
          {TEXTS.topReferences}
        </h2>
        <button type="button" className="link" onClick={onShowAll}>
          {TEXTS.allReferences(testimonialCount)}
        </button>
      </div>
      <div className="quotes">
        {topReferences.map((testimonial) => (
          <Testimonial key={testimonial.author + testimonial.quote} testimonial={testimonial} />
        ))}
      </div>
    </section>
  );
}
