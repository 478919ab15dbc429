import { createHash } from "node:crypto";
import type { OwnContentRow } from "#data/queries/speaker-edit.ts";
import { COLLECTIONS, type Collection, EDITABLE_FIELDS } from "#domain/speaker/editable.ts";
import { pickFields } from "#domain/speaker/public-fields.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import { galleryImageUrl, testimonialQuote, testimonialRole } from "#domain/speaker/spellings.ts";

/** A part of a profile that is saved at once. */
export type Part = "profile" | Collection;

export type OwnContent = ReturnType<typeof ownContent>;

/** A profile as its owner edits it: every part with the version that a change has to name. */
export function ownContent(row: OwnContentRow) {
  const content = {
    id: row.id,
    slug: row.slug,
    is_listed: isListed(row),
    profile_image_url: row.profile_image_url,
    hero_image_url: row.hero_image_url,
    profile: pickFields(row, EDITABLE_FIELDS),
    talks: row.talks.map((one) =>
      pickFields(one, [
        "id",
        "title",
        "subtitle",
        "description",
        "available_durations",
        "category",
        "tags",
      ]),
    ),
    workshops: row.workshops.map((one) =>
      pickFields(one, ["id", "title", "description", "duration_hours", "fee_cents", "is_active"]),
    ),
    videos: row.videos.map((one) =>
      pickFields(one, ["id", "url", "title", "description", "duration_seconds"]),
    ),
    publications: row.publications.map((one) => pickFields(one, PUBLICATION_FIELDS)),
    testimonials: row.testimonials.map((one) => ({
      ...pickFields(one, ["id", "author", "company", "rating", "event_date"]),
      position: testimonialRole(one),
      content: testimonialQuote(one) ?? "",
    })),
    gallery_images: row.gallery_images.map((one) => ({
      ...pickFields(one, ["id", "width", "height", "alt"]),
      url: galleryImageUrl(one) ?? "",
    })),
    speaker_awards: row.speaker_awards.map((one) =>
      pickFields(one, ["id", "title", "issuer", "date_issued", "description"]),
    ),
    speaker_key_points: row.speaker_key_points.map((one) =>
      pickFields(one, ["id", "title", "description", "icon_name"]),
    ),
  };
  const parts: readonly Part[] = ["profile", ...COLLECTIONS];
  const versions = Object.fromEntries(
    parts.map((part) => [part, versionOf(content[part])]),
  ) as Record<Part, string>;
  return { ...content, versions };
}

/** From the content itself: a new rating or a booking changes the row, but nothing that is edited here. */
function versionOf(part: unknown): string {
  return createHash("sha256").update(JSON.stringify(part)).digest("hex").slice(0, 16);
}

const PUBLICATION_FIELDS = [
  "id",
  "title",
  "description",
  "url",
  "year",
  "language_code",
  "domain",
  "published_date",
  "read_time_minutes",
] as const;
