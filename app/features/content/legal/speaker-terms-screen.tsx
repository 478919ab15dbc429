import "../blog/article.css";
import "./legal.css";
import type { ReactNode } from "react";
import { LEGAL_VERSIONS } from "#domain/content/legal-documents.ts";
import { formatDay } from "#domain/format/days.ts";
import { SPEAKER_TERMS } from "#parts/speaker-terms.ts";
import { DraftNote } from "./draft-note.tsx";
import { SPEAKER_TERMS_TEXTS as TEXTS } from "./speaker-terms-texts.ts";
import { LEGAL_TEXTS } from "./texts.ts";

type SpeakerTermsScreenProps = {
  terms: { partner: string; isDraft: boolean; isIncomplete: boolean };
  consent: ReactNode;
};

/** The same words that applicants accept in the form. */
export function SpeakerTermsScreen({ terms, consent }: SpeakerTermsScreenProps) {
  const { version, date } = LEGAL_VERSIONS["speaker-agb"];
  return (
    <div className="wrap legal-page">
      <h1 className="display-2">{TEXTS.title}</h1>
      <p className="lead">{TEXTS.lead}</p>
      <p className="text-muted">{LEGAL_TEXTS.version(version, formatDay(date))}</p>
      {terms.isDraft && <DraftNote isIncomplete={terms.isIncomplete} />}
      <p>{TEXTS.partner(terms.partner)}</p>
      <div className="rich">
        {SPEAKER_TERMS.map(({ title, text }, index) => (
          <section key={title}>
            <h2 className="h3">
              {index + 1}. {title}
            </h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      {consent}
    </div>
  );
}
