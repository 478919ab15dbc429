import { type ReactNode, useState } from "react";
import { askableDay } from "#domain/assistant/answer.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import {
  type AssistantAnswer,
  type Conversation,
  noteInquiry,
  rateAnswer,
} from "./assistant-api.ts";
import type { Entry } from "./chat-state.ts";
import type { InquiryStart } from "./inquiry-start.ts";
import { SuggestedSpeaker } from "./suggested-speaker.tsx";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";

type AssistantEntryProps = {
  entry: Entry;
  conversation: Conversation | null;
  onRetry: (text: string) => Promise<void>;
  onInquire: (start: Omit<InquiryStart, "text">) => void;
  renderCompare: (card: SpeakerCardData) => ReactNode;
};

export function AssistantEntry({ entry, onRetry, ...rest }: AssistantEntryProps) {
  switch (entry.kind) {
    case "question":
      return (
        <p className="assistant-asks">
          <span className="sr-only">{TEXTS.you}: </span>
          {entry.text}
        </p>
      );
    case "failure": {
      const { kind, message } = entry.failure;
      const isOver = kind === "off";
      return (
        <div className="assistant-failed">
          <p>{message ?? (kind === "too_many" ? TEXTS.tooMany : TEXTS.failed)}</p>
          {isOver ? (
            <ButtonLink variant="line" size="sm" to="/">
              {TEXTS.search}
            </ButtonLink>
          ) : (
            <Button variant="line" size="sm" onClick={() => void onRetry(entry.question)}>
              {TEXTS.retry}
            </Button>
          )}
        </div>
      );
    }
    case "answer":
      return <Answer answer={entry.answer} {...rest} />;
  }
}

type AnswerProps = Omit<AssistantEntryProps, "entry" | "onRetry"> & { answer: AssistantAnswer };

function Answer({ answer, conversation, onInquire, renderCompare }: AnswerProps) {
  const { brief, suggested } = answer;
  return (
    <div className="assistant-answer">
      {answer.known.length > 0 && (
        <p className="assistant-known">
          {TEXTS.understood} {answer.known.join(" · ")}
        </p>
      )}
      <p className="assistant-says">
        <span className="sr-only">{TEXTS.assistant}: </span>
        {answer.text}
      </p>
      {suggested.length > 0 && (
        <ul className="assistant-speakers" aria-label={TEXTS.suggestions}>
          {suggested.map((one) => (
            <SuggestedSpeaker
              key={one.card.slug}
              suggestion={one}
              compare={renderCompare(one.card)}
              onInquire={() => {
                if (conversation) void noteInquiry(conversation).catch(() => undefined);
                onInquire({
                  speakerId: one.speaker_id,
                  slug: one.card.slug,
                  date: askableDay(one),
                  place: brief.place,
                  audience: brief.audience,
                });
              }}
            />
          ))}
        </ul>
      )}
      {answer.is_from_model && <p className="assistant-known">{TEXTS.model}</p>}
      {answer.question && <p className="assistant-says">{answer.question}</p>}
      {conversation && <Rating conversation={conversation} answerId={answer.id} />}
    </div>
  );
}

function Rating({ conversation, answerId }: { conversation: Conversation; answerId: string }) {
  const [isRated, setRated] = useState(false);
  if (isRated) return <p className="assistant-known">{TEXTS.thanks}</p>;
  const rate = (value: 1 | -1) => {
    setRated(true);
    // A lost rating is not worth an error message.
    void rateAnswer(conversation, answerId, value).catch(() => undefined);
  };
  return (
    <div className="assistant-rating">
      <button type="button" className="link" onClick={() => rate(1)}>
        {TEXTS.helpful}
      </button>
      <button type="button" className="link" onClick={() => rate(-1)}>
        {TEXTS.unhelpful}
      </button>
    </div>
  );
}
