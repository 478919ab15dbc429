import type { BookableTalk } from "#domain/booking/bookable-speaker.ts";
import { talkFormats, talkLengths } from "#domain/pricing/duration-formats.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { OptionCard } from "#ui/form/option-card.tsx";
import { TALK_TEXTS as TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";

export function TalkStep({ drawer: { speaker, state, act } }: { drawer: Drawer }) {
  const { selectedTalkId, duration: minutes } = state.draft;
  // A talk in none of the lengths on offer is nothing to choose.
  const talks = speaker.talks.flatMap((talk) => {
    const formats = talkFormats(speaker, talk);
    const fits = formats.some(({ duration }) => duration === minutes);
    return formats.length === 0 ? [] : [{ talk, fits }];
  });
  return (
    <fieldset className="booking-options">
      <legend className="label">{TEXTS.legend}</legend>
      {talks.some(({ fits }) => !fits) && <p className="hint">{TEXTS.otherLengths(minutes)}</p>}
      <OptionCard
        name="talk"
        checked={selectedTalkId === null}
        onChange={() => act({ type: "talk", id: null })}
        title={TEXTS.individual}
        text={TEXTS.individualText}
      />
      {talks.map(({ talk, fits }) => (
        <OptionCard
          key={talk.id}
          name="talk"
          checked={selectedTalkId === talk.id}
          disabled={!fits}
          onChange={() => act({ type: "talk", id: talk.id })}
          title={talk.title}
          text={<TalkText talk={talk} lengths={talkLengths(speaker, talk)} />}
        />
      ))}
    </fieldset>
  );
}

type TalkTextProps = { talk: BookableTalk; lengths: readonly number[] };

function TalkText({ talk, lengths }: TalkTextProps) {
  const { description, category } = talk;
  return (
    <>
      {description}
      <span className="talk-offer-facts">
        <span>{lengths.length > 0 ? TEXTS.durations(lengths) : TEXTS.noDurations}</span>
        {category && <span>{categoryLabel(category)}</span>}
      </span>
    </>
  );
}

/** An admin may have added categories of their own, whose name has to do. */
function categoryLabel(category: string): string {
  return CATEGORIES.find(({ name }) => name === category)?.label ?? category;
}
