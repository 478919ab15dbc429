import { type Cents, centsFromEuros } from "../money.ts";

/** What profiles, cards and comparison read from a speaker row (ENT-16). */
export type SpeakerFacts = {
  readonly name: string | null;
  readonly title: string | null;
  readonly bio: string | null;
  readonly detailed_bio: string | null;
  readonly short_bio: string | null;
  readonly average_rating: number | null;
  readonly total_bookings: number | null;
  readonly successful_events_count: number | null;
  readonly years_experience: number | null;
  readonly specialties: readonly string[] | null;
};

const FALLBACK_YEARS = 5;

function firstText(...texts: readonly (string | null)[]): string {
  return texts.find((text) => text !== null && text.trim() !== "") ?? "";
}

export function displayName(speaker: Pick<SpeakerFacts, "name" | "title">): string {
  return firstText(speaker.name, speaker.title);
}

export function bioText(speaker: Pick<SpeakerFacts, "bio" | "detailed_bio" | "short_bio">): string {
  return firstText(speaker.detailed_bio, speaker.bio, speaker.short_bio);
}

export function rating(speaker: Pick<SpeakerFacts, "average_rating">): number {
  return speaker.average_rating ?? 0;
}

/** Stored, but never fewer than the events that took place: each of them was booked (C-48). */
export function totalBookings(
  speaker: Pick<SpeakerFacts, "total_bookings" | "successful_events_count">,
): number {
  return Math.max(speaker.total_bookings ?? 0, speaker.successful_events_count ?? 0);
}

/** Stored, else five (C-47). */
export function yearsExperience(speaker: Pick<SpeakerFacts, "years_experience">): number {
  return speaker.years_experience ?? FALLBACK_YEARS;
}

export function topics(speaker: Pick<SpeakerFacts, "specialties">): readonly string[] {
  return speaker.specialties ?? [];
}

/** The number counted on profiles; the stored one only serves where nothing can be counted (C-46). */
export function reviewCount(testimonials: number, stored: number | null): number {
  return testimonials > 0 ? testimonials : (stored ?? 0);
}

/** Despite its name base_fee_usd holds whole euros (C-43). */
export function baseFee(speaker: { readonly base_fee_usd: number | null }): Cents | null {
  return speaker.base_fee_usd === null ? null : centsFromEuros(speaker.base_fee_usd);
}
