import type { BookableTalk } from "#domain/booking/bookable-speaker.ts";
import { CATEGORIES } from "#domain/speaker/categories.ts";
import { OptionCard } from "#ui/option-card.tsx";
import { TALK_TEXTS as TEXTS } from "./texts.ts";
import type { Drawer } from "./use-drawer.ts";

export function TalkStep({ drawer: { speaker, state, act } }: { drawer: Drawer }) {
  const { selectedTalkId } = state.draft;
  return (
    <fieldset className="booking-options">
      <legend className="label">{TEXTS.legend}</legend>
      <OptionCard
        name="talk"
        checked={selectedTalkId === null}
        onChange={() => act({ type: "talk", id: null })}
        title={TEXTS.individual}
        text={TEXTS.individualText}
      />
      {speaker.talks.map((talk) => (
        <OptionCard
          key={talk.id}
          name="talk"
          checked={selectedTalkId === talk.id}
          onChange={() => act({ type: "talk", id: talk.id })}
          title={talk.title}
          text={<TalkText talk={talk} />}
        />
      ))}
    </fieldset>
  );
}

function TalkText({ talk }: { talk: BookableTalk }) {
  const { description, available_durations: minutes, category } = talk;
  return (
    <>
      {description}
      <span className="talk-facts">
        <span>{minutes.length > 0 ? TEXTS.durations(minutes) : TEXTS.noDurations}</span>
        {category && <span>{categoryLabel(category)}</span>}
      </span>
    </>
  );
}

/** An admin may have added categories of their own, whose name has to do. */
function categoryLabel(category: string): string {
  return CATEGORIES.find(({ name }) => name === category)?.label ?? category;
}
