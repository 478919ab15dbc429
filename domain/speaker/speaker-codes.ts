/** Only `active` speakers are listed; the others are steps before or pauses after. */
export const SPEAKER_STATUSES = ["draft", "pending", "active", "paused", "suspended"] as const;
export type SpeakerStatus = (typeof SPEAKER_STATUSES)[number];

/** Unset counts as available (BOOK-90). */
export const AVAILABILITY_STATUSES = ["available", "on_request", "unavailable"] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

/** Self-declared and optional; it serves the filter alone (C-56). */
export const GENDERS = ["female", "male", "diverse"] as const;
export type Gender = (typeof GENDERS)[number];

/**
 * Addresses beside /speaker/:slug that are pages of their own (C-68); a test compares the list
 * with the route table and the API.
 */
export const RESERVED_SPEAKER_SLUGS = ["signup"] as const;

export function isReservedSlug(slug: string): boolean {
  return RESERVED_SPEAKER_SLUGS.some((reserved) => reserved === slug);
}

export function isListed(speaker: { is_active: boolean; status: SpeakerStatus }): boolean {
  return speaker.is_active && speaker.status === "active";
}
