import "./about.css";
import "#parts/layout/landing.css";
import { Link } from "react-router";
import { formatDay } from "#domain/format/days.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { formatRating } from "#domain/format/rating.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { ABOUT_FAQ, DEMO_PORTRAITS, ABOUT_TEXTS as TEXTS } from "./texts.ts";

export type AboutView = {
  readonly numbers: {
    readonly speakers: number;
    readonly events: number;
    readonly reviews: number;
    readonly rating: number | null;
  };
  readonly day: IsoDate;
  readonly company: string;
  readonly city: string;
  readonly phone: string;
  readonly mail: string;
  readonly isDemo: boolean;
};

export function AboutScreen({ about }: { about: AboutView }) {
  return (
    <>
      <section className="stage topic-hero">
        <div className="wrap">
          <Breadcrumb
            label={TEXTS.breadcrumb}
            crumbs={[{ label: TEXTS.start, to: "/" }, { label: TEXTS.pageTitle }]}
          />
          <h1 className="display-1">{TEXTS.heading}</h1>
          <p className="lead">{TEXTS.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="spot" size="lg" to="/">
              {TEXTS.find}
            </ButtonLink>
            <ButtonLink variant="stage" size="lg" to="/speaker-signup">
              {TEXTS.becomeSpeaker}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="wrap about-page">
        <Numbers about={about} />
        <Principles about={about} />
        <section aria-labelledby="faq">
          <h2 id="faq" className="h2">
            {TEXTS.faqTitle}
          </h2>
          <dl className="about-faq">
            {ABOUT_FAQ.map(({ question, answer }) => (
              <div key={question}>
                <dt className="h3">{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Contact about={about} />
      </div>
    </>
  );
}

/** Numbers without data are not shown. */
function Numbers({ about: { numbers, day } }: { about: AboutView }) {
  const { speakers, events, reviews, rating } = numbers;
  const shown = [
    { label: TEXTS.speakers, value: speakers, text: formatNumber(speakers) },
    { label: TEXTS.events, value: events, text: formatNumber(events) },
    { label: TEXTS.reviews, value: reviews, text: formatNumber(reviews) },
    { label: TEXTS.rating, value: rating ?? 0, text: formatRating(rating ?? 0) },
  ].filter(({ value }) => value > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="h2">
        {TEXTS.numbersTitle}
      </h2>
      <dl className="about-numbers">
        {shown.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{TEXTS.numbersDate(formatDay(day))}</p>
    </section>
  );
}

function Principles({ about: { company, city, isDemo } }: { about: AboutView }) {
  return (
    <div className="about-principles">
      <section>
        <h2 className="h2">{TEXTS.whoTitle}</h2>
        <p>{TEXTS.who(company, city)}</p>
      </section>
      <section>
        <h2 className="h2">{TEXTS.chooseTitle}</h2>
        <p>{TEXTS.choose}</p>
        <ul className="about-list">
          {TEXTS.criteria.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="h2">{TEXTS.rankTitle}</h2>
        <p>{TEXTS.rank}</p>
        <p>
          <Link className="link" to="/ranking">
            {TEXTS.rankLink}
          </Link>
        </p>
        <p>
          <Link className="link" to="/bewertungen">
            {TEXTS.reviewsLink}
          </Link>
        </p>
      </section>
      <section>
        <h2 className="h2">{TEXTS.earnTitle}</h2>
        <p>{TEXTS.earn}</p>
      </section>
      <section>
        <h2 className="h2">{TEXTS.aiTitle}</h2>
        <p>
          {TEXTS.ai}
          {isDemo && ` ${DEMO_PORTRAITS}`}
        </p>
      </section>
    </div>
  );
}

function Contact({ about: { mail, phone } }: { about: AboutView }) {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="h2">
        {TEXTS.contactTitle}
      </h2>
      <p>{TEXTS.contact}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="line" icon="mail" to={`mailto:${mail}`}>
          {mail}
        </ButtonLink>
        <ButtonLink variant="line" icon="phone" to={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          {phone}
        </ButtonLink>
      </div>
    </section>
  );
}
