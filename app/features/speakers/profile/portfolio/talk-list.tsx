import "../tabs/profile-tabs.css";
import "#ui/badge/chip.css";
import { use } from "react";
import { TALK_TEXT_LIMIT } from "#domain/speaker/text/cut-text.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { ProfileView } from "../profile-view.ts";
import { PROFILE_TEXTS, TAB_TEXTS as TEXTS } from "../texts.ts";
import { FoldedText } from "./folded-text.tsx";

type TalkListProps = {
  speaker: Pick<ProfileView, "talks">;
  /** Left out where nothing can be booked. */
  onBook?: ((talkId: string) => void) | undefined;
};

export function TalkList({ speaker, onBook }: TalkListProps) {
  const { closedNote } = use(TermsContext);
  return (
    <>
      <h2 className="h2 heading-narrow">{TEXTS.talksNarrow}</h2>
      {speaker.talks.length === 0 && <p className="none">{TEXTS.noTalks}</p>}
      {speaker.talks.map((talk) => (
        <article key={talk.id} className="talk">
          <div className="talk-text">
            <h3 className="quoted">{PROFILE_TEXTS.quoted(talk.title)}</h3>
            <FoldedText paragraphs={[talk.description]} limit={TALK_TEXT_LIMIT} />
            <ul className="chips">
              {talk.tags.map((tag) => (
                <li key={tag} className="chip">
                  {tag}
                </li>
              ))}
            </ul>
            <p className="talk-facts">
              <span>
                <Icon name="clock" size={16} />
                {talk.duration}
              </span>
              <span>{talk.price}</span>
            </p>
          </div>
          {onBook && talk.isBookable && (
            <Button variant="quiet" onClick={() => onBook(talk.id)}>
              {closedNote ? TEXTS.inquireTalk : TEXTS.bookTalk}
            </Button>
          )}
        </article>
      ))}
    </>
  );
}
