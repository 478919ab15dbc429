import "./english.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Photo } from "#parts/photo/photo.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import type { EnglishView } from "./english-view.ts";
import { ENGLISH_TEXTS as TEXTS } from "./texts.ts";

/** The compact English page: facts, talks and fees; dates and booking are on the German one. */
export function EnglishProfile({ speaker }: { speaker: EnglishView }) {
  const germanPath = `/speaker/${speaker.slug}`;
  return (
    <div className="wrap py-8">
      <div className="english-head">
        <div className="english-photo">
          <Photo
            src={speaker.hero}
            alt={TEXTS.portrait(speaker.name)}
            name={speaker.name}
            width={400}
            height={500}
            sizes="320px"
            isMain
          />
        </div>
        <div className="english-intro">
          <h1 className="display-2">{speaker.name}</h1>
          <p className="lead">
            <span lang="de">{speaker.jobTitle}</span>
            {speaker.city && ` · ${speaker.city}`}
          </p>
          <Facts speaker={speaker} />
          <div className="grid justify-items-start gap-2">
            <ButtonLink variant="spot" size="lg" to={germanPath} hrefLang="de">
              {TEXTS.book}
            </ButtonLink>
            <p className="text-muted text-sm">{TEXTS.bookNote}</p>
          </div>
        </div>
      </div>
      <Talks speaker={speaker} />
      <Fees speaker={speaker} />
      <Voices speaker={speaker} />
      <section aria-labelledby="about" className="mt-10">
        <h2 id="about" className="h2">
          {TEXTS.about}
        </h2>
        <div className="english-text mt-4 grid gap-4" lang="de">
          {speaker.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}

function Facts({ speaker }: { speaker: EnglishView }) {
  const facts: [label: string, value: string | number][] = [
    [TEXTS.events, speaker.events],
    [TEXTS.years, speaker.years],
    [TEXTS.languages, speaker.languages.join(", ")],
  ];
  if (speaker.rating) facts.unshift([TEXTS.rating, speaker.rating]);
  return (
    <dl className="grid gap-2">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label={TEXTS.topics}>
        <span lang="de">{speaker.topics.join(", ")}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="english-fact">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Talks({ speaker }: { speaker: EnglishView }) {
  if (speaker.talks.length === 0) return null;
  return (
    <section aria-labelledby="talks" className="mt-10">
      <h2 id="talks" className="h2">
        {TEXTS.talks}
      </h2>
      <p className="mt-2 text-muted text-sm">{TEXTS.germanTitles}</p>
      {speaker.talks.map(({ id, title, description, length }) => (
        <article key={id} className="english-text mt-6 grid gap-2">
          <div className="grid gap-2" lang="de">
            <h3 className="h3">{title}</h3>
            <p className="text-ink-2">{description}</p>
          </div>
          <p className="text-muted text-sm">{length}</p>
        </article>
      ))}
    </section>
  );
}

function Fees({ speaker }: { speaker: EnglishView }) {
  return (
    <section aria-labelledby="fees" className="mt-10">
      <h2 id="fees" className="h2">
        {TEXTS.fees}
      </h2>
      {speaker.fees.length === 0 ? (
        <p className="mt-4">{TEXTS.onRequest}</p>
      ) : (
        <dl className="mt-4 grid gap-2">
          {speaker.fees.map(({ label, amount }) => (
            <Fact key={label} label={label}>
              {amount}
            </Fact>
          ))}
        </dl>
      )}
      <p className="mt-2 text-muted text-sm">{speaker.travel}</p>
    </section>
  );
}

/** As their authors wrote them; who says it, and whether we know that they were there. */
function Voices({ speaker }: { speaker: EnglishView }) {
  const { name, slug, voices, voiceCount } = speaker;
  if (voices.length === 0) return null;
  return (
    <section aria-labelledby="voices" className="mt-10">
      <h2 id="voices" className="h2">
        {TEXTS.voices}
      </h2>
      <p className="english-text mt-2 text-muted text-sm">{TEXTS.voicesNote}</p>
      {voices.map(({ author, role, quote, stars, origin, reply }) => (
        <figure key={author + quote} className="english-text mt-6 grid gap-2">
          <p className="text-muted text-sm">{`${stars} · ${origin}`}</p>
          <blockquote className="quoted" lang="de">
            {`„${quote}“`}
          </blockquote>
          <figcaption className="text-sm">
            <strong>{author}</strong>
            {role && ", "}
            <span lang="de">{role}</span>
            {reply && (
              <p className="mt-2 text-ink-2">
                <strong>{TEXTS.reply(name)}:</strong> <span lang="de">{reply}</span>
              </p>
            )}
          </figcaption>
        </figure>
      ))}
      {voices.length < voiceCount && (
        <p className="mt-6">
          <Link className="link" to={`/speaker/${slug}#referenzen`} hrefLang="de">
            {TEXTS.allVoices(voiceCount)}
          </Link>
        </p>
      )}
    </section>
  );
}
