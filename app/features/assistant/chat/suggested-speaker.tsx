import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "#domain/format/days.ts";
import { isIsoDate } from "#domain/time/iso-date.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { Button } from "#ui/button/button.tsx";
import type { Suggestion } from "./assistant-api.ts";
import { CHAT_DAY_TEXTS, CHAT_TEXTS as TEXTS } from "./texts.ts";

type SuggestedSpeakerProps = {
  suggestion: Suggestion;
  compare: ReactNode;
  onInquire: () => void;
};

/** A speaker in the chat: why this one, what it costs and when, all from the database. */
export function SuggestedSpeaker({ suggestion, compare, onInquire }: SuggestedSpeakerProps) {
  const { card, reason, sentence, price } = suggestion;
  const day = dayText(suggestion);
  return (
    <li className="assistant-speaker">
      <div className="assistant-photo">
        <Photo
          src={card.portrait}
          alt=""
          name={card.name}
          width={960}
          height={960}
          sizes="72px"
          isPriority
        />
      </div>
      <div className="assistant-facts">
        <p className="assistant-name">
          <Link className="link" to={`/speaker/${card.slug}`}>
            {card.name}
          </Link>
        </p>
        {card.jobTitle && <p className="assistant-job">{card.jobTitle}</p>}
        <p>{reason}</p>
        {sentence && <p className="quoted">„{sentence}“</p>}
        {price && <p className="assistant-price">{price}</p>}
        {day && <p className="assistant-price">{day}</p>}
        <div className="assistant-actions">
          <Button
            variant="line"
            size="sm"
            aria-label={TEXTS.inquireName(card.name)}
            onClick={onInquire}
          >
            {TEXTS.inquire}
          </Button>
          {compare}
        </div>
      </div>
    </li>
  );
}

function dayText({ day, day_status }: Suggestion): string | null {
  if (day === null || day_status === null || !isIsoDate(day)) return null;
  return CHAT_DAY_TEXTS[day_status](formatDay(day));
}
