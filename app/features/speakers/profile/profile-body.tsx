import { formatEuros } from "#domain/money.ts";
import { startingFee } from "#domain/pricing/price-hint.ts";
import { formatRating } from "#domain/speaker/rating.ts";
import { PriceHint } from "#parts/price-hint.tsx";
import { Badge } from "#ui/badge.tsx";
import { PROFILE_TEXTS as TEXTS } from "../texts.ts";
import type { ProfileView } from "./profile-view.ts";

export function ProfileFacts({ speaker }: { speaker: ProfileView }) {
  const facts: [string, string][] = [
    [TEXTS.facts.rating, `${formatRating(speaker.rating)} (${speaker.reviewCount})`],
    [TEXTS.facts.events, String(speaker.events)],
    [TEXTS.facts.bookings, String(speaker.bookings)],
    [TEXTS.facts.years, String(speaker.years)],
  ];
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ProfileTalks({ speaker }: { speaker: ProfileView }) {
  return (
    <section aria-labelledby="talks">
      <h2 id="talks" className="h2">
        {TEXTS.talks}
      </h2>
      {speaker.talks.map((talk) => (
        <article key={talk.id} className="talk">
          <div className="grid gap-3">
            <h3 className="voice">{TEXTS.quoted(talk.title)}</h3>
            <p className="text-ink-2">{talk.description}</p>
            <div className="flex flex-wrap gap-2">
              {talk.tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </div>
          </div>
          <p className="text-muted text-sm">
            {talk.available_durations.map(TEXTS.minutes).join(", ") || TEXTS.onRequest}
          </p>
        </article>
      ))}
    </section>
  );
}

export function ProfileReferences({ speaker }: { speaker: ProfileView }) {
  return (
    <section aria-labelledby="references" className="grid gap-4">
      <h2 id="references" className="h2">
        {TEXTS.references}
      </h2>
      {speaker.testimonials.map(({ author, role, company, quote }) => (
        <figure key={`${author}${quote}`} className="quote panel">
          <blockquote className="voice">{TEXTS.quoted(quote ?? "")}</blockquote>
          <figcaption className="text-muted text-sm">
            {[author, role, company].filter(Boolean).join(", ")}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

/** Net fees with the gross hint above them (DECISIONS C-01, C-42). */
export function ProfileFees({ speaker }: { speaker: ProfileView }) {
  return (
    <aside className="side-card panel panel-padded" aria-labelledby="fees">
      <h2 id="fees" className="h3">
        {TEXTS.fee}
      </h2>
      <p className="mt-2">
        <PriceHint startingFee={startingFee(speaker.fees)} />
      </p>
      <dl className="rows mt-4">
        {speaker.feeLines.map(({ label, fee }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">
              {formatEuros(fee)} {TEXTS.net}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
