import { findSpeakerBySlug, type SpeakerProfileRow } from "#data/queries/speakers/speakers.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { PROFILE_FIELDS, roughPlace } from "#domain/speaker/public-fields.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { takesBookings } from "#features/go-live.server.ts";
import { managesSpeaker, maySeeSpeaker } from "../speaker-access.ts";

export type SpeakerProfile = ReturnType<typeof toProfile>;

/** A profile with everything that belongs to it; contact data lives elsewhere and is never part of it. */
export async function readSpeaker(
  ctx: Ctx,
  viewer: Viewer,
  slug: string,
): Promise<Result<SpeakerProfile, "not_found">> {
  const speaker = await findSpeakerBySlug(ctx.db, slug);
  if (!speaker || !maySeeSpeaker(viewer, speaker)) return failure("not_found");
  const profile = toProfile(speaker, managesSpeaker(viewer, speaker));
  return ok((await takesBookings(ctx)) ? profile : { ...profile, ...ONLY_INQUIRIES });
}

/** As long as no binding booking is taken, every speaker is one who wants to be asked. */
const ONLY_INQUIRIES = { allows_direct_booking: false, quick_booking_available: false } as const;

/** Which account owns a profile and where exactly it lives is only for those who manage it. */
function toProfile(speaker: SpeakerProfileRow, isManager: boolean) {
  return {
    ...pickFields(speaker, PROFILE_FIELDS),
    ...(isManager ? { lat: speaker.lat, lng: speaker.lng } : roughPlace(speaker)),
    user_id: isManager ? speaker.user_id : null,
    created_at: speaker.created_at.toISOString(),
    talks: speaker.talks.map((talk) => ({
      ...pickFields(talk, TALK_FIELDS),
      created_at: talk.created_at.toISOString(),
    })),
    workshops: speaker.workshops.map((workshop) => pickFields(workshop, WORKSHOP_FIELDS)),
    videos: speaker.videos.map((video) => pickFields(video, VIDEO_FIELDS)),
    publications: speaker.publications.map((one) => pickFields(one, PUBLICATION_FIELDS)),
    testimonials: [...speaker.collected_reviews.map(verified), ...speaker.testimonials.map(own)],
    testimonial_count: speaker.public_reviews + speaker.testimonials.length,
    gallery_images: speaker.gallery_images.map((image) => pickFields(image, IMAGE_FIELDS)),
    speaker_awards: speaker.speaker_awards.map((award) => pickFields(award, AWARD_FIELDS)),
    speaker_key_points: speaker.speaker_key_points.map((one) => pickFields(one, KEY_POINT_FIELDS)),
  };
}

type Review = SpeakerProfileRow["collected_reviews"][number];
type Testimonial = SpeakerProfileRow["testimonials"][number];
type Reference = Pick<Testimonial, (typeof TESTIMONIAL_FIELDS)[number]> & {
  /** Null for what the speaker has provided. */
  readonly review_id: string | null;
  readonly reply: string | null;
};

/** Reviews of completed bookings stand among the references, before those of the speaker (C-97). */
function verified({ id, booking, reply, ...review }: Review): Reference {
  return {
    author: review.author_name,
    position: review.author_position,
    role: null,
    company: review.author_company,
    content: review.content,
    quote: null,
    rating: review.rating,
    event_date: booking.event_date,
    logo_url: null,
    review_id: id,
    reply,
  };
}

function own(testimonial: Testimonial): Reference {
  return { ...pickFields(testimonial, TESTIMONIAL_FIELDS), review_id: null, reply: null };
}

const TALK_FIELDS = [
  "id",
  "speaker_id",
  "title",
  "subtitle",
  "description",
  "available_durations",
  "category",
  "duration",
  "tags",
] as const;
const WORKSHOP_FIELDS = [
  "id",
  "speaker_id",
  "title",
  "description",
  "duration_hours",
  "fee_cents",
  "is_active",
] as const;
const VIDEO_FIELDS = ["url", "title", "description", "duration_seconds"] as const;
const PUBLICATION_FIELDS = [
  "title",
  "description",
  "url",
  "year",
  "preview_image_url",
  "language_code",
  "domain",
  "published_date",
  "read_time_minutes",
] as const;
const TESTIMONIAL_FIELDS = [
  "author",
  "position",
  "role",
  "company",
  "content",
  "quote",
  "rating",
  "event_date",
  "logo_url",
] as const;
const IMAGE_FIELDS = ["url", "image_url", "width", "height", "alt"] as const;
const AWARD_FIELDS = ["title", "issuer", "date_issued", "description"] as const;
const KEY_POINT_FIELDS = ["title", "description", "icon_name", "sort_order"] as const;
