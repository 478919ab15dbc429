import { formatRating } from "#domain/format/rating.ts";
import { type Cents, cents, centsFromEuros, formatEuros } from "#domain/money.ts";
import { builtInWorkshops } from "#domain/pricing/built-in-workshops.ts";
import {
  type DurationFormat,
  durationFormats,
  type FormatDuration,
  ownFormats,
} from "#domain/pricing/duration-formats.ts";
import { priceHintText } from "#domain/pricing/price-hint-text.ts";
import { startingFee } from "#domain/pricing/starting-fee.ts";
import type { CurrentVat } from "#domain/pricing/vat/vat-by-country.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import {
  baseFee,
  bioText,
  rating,
  reviewCount,
  topics,
  yearsExperience,
} from "#domain/speaker/speaker-facts.ts";
import type { PublicSpeaker } from "../compared-column.ts";
import { FACT_TEXTS as TEXTS } from "./texts.ts";

/** One text, or several of which the order says nothing. */
export type Fact = string | readonly string[];
export type ComparedFacts = ReturnType<typeof comparedFacts>;

/** What can be compared of a speaker, in words; what the speaker has not said is named as such. */
export function comparedFacts(speaker: PublicSpeaker, vat: CurrentVat) {
  const workshops = workshopsOf(speaker);
  const qa = qaFees(speaker, vat);
  return {
    price: priceHintText(startingFee(speaker), vat.standard),
    base_fee: net(baseFee(speaker), vat),
    fee_20: ownFee(speaker, 20, vat),
    fee_40: ownFee(speaker, 40, vat),
    fee_60: ownFee(speaker, 60, vat),
    workshops: orNotOffered(
      workshops.map(({ title, duration_hours, fee_cents }) =>
        TEXTS.workshop(title, duration_hours, net(cents(fee_cents), vat)),
      ),
    ),
    qa: orNotOffered(qa),
    formats: formatsOf(speaker, workshops.length > 0, qa.length > 0),
    talks: orUnknown(speaker.talks.map(({ title }) => TEXTS.quoted(title))),
    languages: orUnknown(speaker.languages_spoken),
    rating: ratingText(speaker),
    experience: [
      TEXTS.years(yearsExperience(speaker)),
      TEXTS.events(speaker.successful_events_count ?? 0),
    ],
    style: speaker.presentation_style ?? TEXTS.unknown,
    travel: travelOf(speaker),
    categories: orUnknown(speaker.categories.map(categoryLabel)),
    topics: orUnknown(topics(speaker)),
    bio: bioText(speaker) || TEXTS.unknown,
  } satisfies Record<string, Fact>;
}

/** Two speakers who offer the same in another order do not differ. */
export function doFactsDiffer(facts: readonly Fact[]): boolean {
  const written = facts.map((fact) =>
    typeof fact === "string" ? fact : JSON.stringify([...fact].sort()),
  );
  return new Set(written).size > 1;
}

function net(amount: Cents | null, { standard }: CurrentVat): string {
  if (amount === null || amount <= 0) return TEXTS.onRequest;
  return standard > 0 ? TEXTS.net(formatEuros(amount)) : formatEuros(amount);
}

/** Only fees the speaker has set: a default price would look like an offer here. */
function ownFee(speaker: PublicSpeaker, duration: FormatDuration, vat: CurrentVat): string {
  const isLength = (one: DurationFormat) => one.duration === duration;
  if (!durationFormats(speaker).some(isLength)) return TEXTS.notOffered;
  return net(ownFormats(speaker).find(isLength)?.price ?? null, vat);
}

function workshopsOf(speaker: PublicSpeaker) {
  const own = speaker.workshops.filter(({ is_active }) => is_active);
  if (own.length > 0) return own;
  const { fee_workshop_half_day: half, fee_workshop_full_day: full } = speaker;
  return builtInWorkshops({
    fee_workshop_half_day: half === null ? null : cents(half),
    fee_workshop_full_day: full === null ? null : cents(full),
  });
}

function qaFees(speaker: PublicSpeaker, vat: CurrentVat): string[] {
  if (!speaker.offers_qa) return [];
  const fees = [
    { minutes: 15, fee: speaker.fee_qa_15min_cents },
    { minutes: 30, fee: speaker.fee_qa_30min_cents },
  ];
  return fees.flatMap(({ minutes, fee }) =>
    fee === null ? [] : [TEXTS.qa(minutes, net(cents(fee), vat))],
  );
}

function formatsOf(speaker: PublicSpeaker, hasWorkshops: boolean, hasQa: boolean): Fact {
  const labels: string[] = ownFormats(speaker).map(({ label }) => label);
  if (hasWorkshops) labels.push(TEXTS.workshopFormat);
  if (hasQa) labels.push(TEXTS.qaFormat);
  return labels.length === 0 ? TEXTS.onRequest : labels;
}

function ratingText(speaker: PublicSpeaker): string {
  const value = rating(speaker);
  const count = reviewCount(speaker.testimonial_count, speaker.reviews);
  return value > 0 ? TEXTS.rating(formatRating(value), count) : TEXTS.noRating;
}

/** The specified travel text (TRAVEL-09, TRAVEL-10), with the place where the way begins. */
function travelOf({ address_label, travel_fee_usd }: PublicSpeaker): Fact {
  const cost = travel_fee_usd
    ? TEXTS.travel(formatEuros(centsFromEuros(travel_fee_usd)))
    : TEXTS.travelExtra;
  return address_label ? [TEXTS.from(address_label), cost] : cost;
}

function categoryLabel(name: string): string {
  return CATEGORIES.find((category) => category.name === name)?.label ?? name;
}

function orUnknown(texts: readonly string[]): Fact {
  return texts.length === 0 ? TEXTS.unknown : texts;
}

function orNotOffered(texts: readonly string[]): Fact {
  return texts.length === 0 ? TEXTS.notOffered : texts;
}
