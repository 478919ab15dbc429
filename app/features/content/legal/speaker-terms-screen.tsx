import type { ReactNode } from "react";
import { LEGAL_VERSIONS } from "#domain/content/legal-documents.ts";
import { formatDay } from "#domain/iso-date.ts";
import { SPEAKER_TERMS } from "#parts/speaker-terms.ts";
import { SPEAKER_TERMS_TEXTS as TEXTS } from "./speaker-terms-texts.ts";
import { LEGAL_TEXTS } from "./texts.ts";

/** The same words that applicants accept in the form. */
export function SpeakerTermsScreen({ consent }: { consent: ReactNode }) {
  const { version, date } = LEGAL_VERSIONS["speaker-agb"];
  return (
    <div className="wrap legal-page">
      <h1 className="display-2">{TEXTS.title}</h1>
      <p className="lead">{TEXTS.lead}</p>
      <p className="text-muted">{LEGAL_TEXTS.version(version, formatDay(date))}</p>
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
