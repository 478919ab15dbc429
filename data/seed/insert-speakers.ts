import type { Tx } from "#data/db.ts";
import {
  galleryImages,
  publications,
  speakerAwards,
  speakerKeyPoints,
  talks,
  testimonials,
  videos,
  workshops,
} from "#data/schema/speakers/speaker-content.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import { cents } from "#domain/money.ts";
import { feeColumns } from "#domain/pricing/starting-fee.ts";
import type { CategoryName } from "#domain/speaker/categories/categories.ts";
import type { Audience } from "#domain/speaker/profile-lists.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import type { DemoSpeaker } from "./content/types.ts";
import { stableId } from "./stable-id.ts";

export function speakerId(slug: string): string {
  return stableId("speaker", slug);
}

export function talkId(slug: string, index: number): string {
  return stableId("talk", `${slug} ${index}`);
}

export function workshopId(slug: string, index: number): string {
  return stableId("workshop", `${slug} ${index}`);
}

export async function insertSpeakers(
  tx: Tx,
  demo: readonly DemoSpeaker[],
  owners: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.insert(speakers).values(demo.map((speaker) => speakerRow(speaker, owners)));
  await tx
    .insert(speakerContacts)
    .values(demo.map(({ slug, email, phone }) => ({ speaker_id: speakerId(slug), email, phone })));
  await tx.insert(talks).values(collect(demo, "talks", talkRow));
  await tx.insert(workshops).values(
    collect(demo, "workshops", (row, slug, index) => ({
      ...row,
      id: workshopId(slug, index),
      fee_cents: cents(row.fee_cents),
    })),
  );
  await tx.insert(videos).values(collect(demo, "videos", ordered));
  await tx.insert(publications).values(collect(demo, "publications", ordered));
  await tx.insert(testimonials).values(collect(demo, "testimonials", ordered));
  await tx.insert(galleryImages).values(collect(demo, "gallery_images", ordered));
  await tx.insert(speakerAwards).values(collect(demo, "speaker_awards", ordered));
  await tx.insert(speakerKeyPoints).values(collect(demo, "speaker_key_points", (row) => row));
}

type Collection = {
  [Key in keyof DemoSpeaker]: DemoSpeaker[Key] extends readonly object[] ? Key : never;
}[keyof DemoSpeaker];

/** The rows of one collection over all speakers, each with its speaker's id. */
function collect<Key extends Collection, Row extends object>(
  demo: readonly DemoSpeaker[],
  key: Key,
  toRow: (item: DemoSpeaker[Key][number], slug: string, index: number) => Row,
): (Row & { speaker_id: string })[] {
  return demo.flatMap((speaker) =>
    speaker[key].map((item, index) => ({
      ...toRow(item, speaker.slug, index),
      speaker_id: speakerId(speaker.slug),
    })),
  );
}

function ordered<Item extends object>(item: Item, _slug: string, index: number) {
  return { ...item, sort_order: index };
}

/** Profiles list talks newest first, so the first one written here gets the latest date. */
function talkRow(talk: DemoSpeaker["talks"][number], slug: string, index: number) {
  return {
    ...talk,
    id: talkId(slug, index),
    created_at: new Date(Date.parse("2026-09-01T08:00:00Z") - index * DAY_MS),
  };
}

/** Whom the demo speakers of a category speak for. */
const AUDIENCES_OF: Record<CategoryName, readonly Audience[]> = {
  leadership: ["executives"],
  technology: ["specialists"],
  business: ["executives", "customers"],
  marketing: ["sales", "customers"],
  innovation: ["specialists", "employees"],
  sustainability: ["employees", "public"],
  wellness: ["employees"],
  entrepreneurship: ["executives", "trainees"],
  finance: ["executives", "specialists"],
  other: ["public"],
};

function speakerRow(speaker: DemoSpeaker, owners: ReadonlyMap<string, string>) {
  return {
    id: speakerId(speaker.slug),
    user_id: owners.get(speaker.slug) ?? null,
    slug: speaker.slug,
    name: speaker.name,
    title: speaker.title,
    job_title: speaker.job_title,
    company: speaker.company,
    short_bio: speaker.short_bio,
    detailed_bio: speaker.detailed_bio,
    presentation_style: speaker.presentation_style,
    gender: speaker.gender,
    categories: speaker.categories,
    specialties: speaker.specialties,
    languages_spoken: speaker.languages_spoken,
    audiences: [...new Set(speaker.categories.flatMap((name) => AUDIENCES_OF[name]))],
    hero_image_url: speaker.hero_image_url,
    profile_image_url: speaker.profile_image_url,
    address_label: speaker.address_label,
    lat: speaker.lat,
    lng: speaker.lng,
    ...feeColumns(speaker),
    travel_fee_usd: speaker.travel_fee_usd,
    fee_workshop_half_day: centsOrNull(speaker.fee_workshop_half_day),
    fee_workshop_full_day: centsOrNull(speaker.fee_workshop_full_day),
    fee_qa_15min_cents: centsOrNull(speaker.fee_qa_15min_cents),
    fee_qa_30min_cents: centsOrNull(speaker.fee_qa_30min_cents),
    offers_qa: speaker.offers_qa,
    is_verified: speaker.is_verified,
    is_top_speaker: speaker.is_top_speaker,
    quick_booking_available: speaker.quick_booking_available,
    allows_direct_booking: speaker.allows_direct_booking,
    availability_status: speaker.availability_status,
    trust_badges: speaker.trust_badges,
    average_rating: speaker.average_rating,
    reviews: speaker.reviews,
    successful_events_count: speaker.successful_events_count,
    total_bookings: speaker.total_bookings,
    years_experience: speaker.years_experience,
    social_links: speaker.social_links,
    is_active: speaker.is_active,
    status: speaker.status,
    created_at: new Date(speaker.created_at),
  };
}

function centsOrNull(amount: number | null) {
  return amount === null ? null : cents(amount);
}
