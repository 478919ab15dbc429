import { createHash } from "node:crypto";
import type { ChangeRow } from "#data/queries/speakers/profile-changes.ts";
import type { OwnContentRow } from "#data/queries/speakers/speaker-edit.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import {
  type ApplicationStatus,
  isOpenApplication,
} from "#domain/speaker/application/application.ts";
import { COLLECTIONS, type Collection, EDITABLE_FIELDS } from "#domain/speaker/editable-fields.ts";
import {
  type ChangeLine,
  changeLines,
  type LiveProfile,
  type PendingChange,
  REVIEWED_TEXTS,
  readPendingChange,
} from "#domain/speaker/profile-change.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import {
  galleryImageUrl,
  testimonialQuote,
  testimonialRole,
} from "#domain/speaker/text/spellings.ts";

/** A part of a profile that is saved at once. */
export type Part = "profile" | Collection;

type Content = ReturnType<typeof publicContent>;
export type OwnContent = ReturnType<typeof ownContent>;

/** What waits for approval, or was turned down last; shown to the owner alone. */
type PendingState = {
  readonly status: ApplicationStatus;
  readonly submitted_at: string | null;
  readonly notes: Readonly<Record<string, string>>;
  readonly reason: string | null;
  readonly lines: ChangeLine[];
};

/**
 * A profile as its editor sees it: every part with the version that a change has to name. With a change
 * that waits for approval it shows what its owner wants, although visitors still see the old state.
 */
export function ownContent(row: OwnContentRow, latest?: ChangeRow) {
  const live = publicContent(row);
  const change = latest && isOpenApplication(latest.status) ? readPendingChange(latest.data) : null;
  const content = change ? withChange(live, change) : live;
  const parts: readonly Part[] = ["profile", ...COLLECTIONS];
  const versions = Object.fromEntries(
    parts.map((part) => [part, versionOf(content[part])]),
  ) as Record<Part, string>;
  const pending = latest ? pendingState(liveProfile(live), latest) : null;
  return { ...content, versions, pending };
}

/** An approved change has become the profile; there is nothing to say about it. */
function pendingState(live: LiveProfile, latest: ChangeRow): PendingState | null {
  const { status, submitted_at, field_notes, decision_reason, data } = latest;
  if (status === "approved") return null;
  return {
    status,
    submitted_at: submitted_at?.toISOString() ?? null,
    notes: field_notes,
    reason: decision_reason,
    lines: status === "rejected" ? [] : changeLines(live, readPendingChange(data)),
  };
}

/** The same profile in the shape a change is compared with. */
export function liveProfile(content: Content): LiveProfile {
  const { profile, profile_image_url, hero_image_url } = content;
  return {
    ...pickFields(profile, REVIEWED_TEXTS),
    profile_image_url,
    hero_image_url,
    lists: pickFields(content, COLLECTIONS) as LiveProfile["lists"],
  };
}

function withChange(live: Content, { fields, lists }: PendingChange): Content {
  const { profile_image_url, hero_image_url, ...profile } = { ...live, ...fields };
  const texts = pickFields(
    profile as Record<string, unknown>,
    REVIEWED_TEXTS.filter((f) => f in fields),
  );
  const wanted = Object.entries(lists).map(([name, items]) => {
    const collection = name as Collection;
    return [collection, items.map((item) => pickFields(item, ITEM_FIELDS[collection]))];
  });
  return {
    ...live,
    profile_image_url,
    hero_image_url,
    profile: { ...live.profile, ...texts },
    ...Object.fromEntries(wanted),
  };
}

/** The profile as it is stored and shown. */
export function publicContent(row: OwnContentRow) {
  return {
    id: row.id,
    slug: row.slug,
    is_listed: isListed(row),
    profile_image_url: row.profile_image_url,
    hero_image_url: row.hero_image_url,
    profile: pickFields(row, EDITABLE_FIELDS),
    talks: row.talks.map((one) => pickFields(one, ITEM_FIELDS.talks)),
    workshops: row.workshops.map((one) => pickFields(one, ITEM_FIELDS.workshops)),
    videos: row.videos.map((one) => pickFields(one, ITEM_FIELDS.videos)),
    publications: row.publications.map((one) => pickFields(one, ITEM_FIELDS.publications)),
    testimonials: row.testimonials.map((one) => ({
      ...pickFields(one, ["id", "author", "company", "rating", "event_date", "logo_url"]),
      position: testimonialRole(one),
      content: testimonialQuote(one) ?? "",
    })),
    gallery_images: row.gallery_images.map((one) => ({
      ...pickFields(one, ["id", "width", "height", "alt"]),
      url: galleryImageUrl(one) ?? "",
    })),
    speaker_awards: row.speaker_awards.map((one) => pickFields(one, ITEM_FIELDS.speaker_awards)),
    speaker_key_points: row.speaker_key_points.map((one) =>
      pickFields(one, ITEM_FIELDS.speaker_key_points),
    ),
  };
}

/** From the content itself: a new rating or a booking changes the row, but nothing that is edited here. */
function versionOf(part: unknown): string {
  return createHash("sha256").update(JSON.stringify(part)).digest("hex").slice(0, 16);
}

/** What an entry of a list consists of in the editor. */
const ITEM_FIELDS = {
  talks: ["id", "title", "subtitle", "description", "available_durations", "category", "tags"],
  workshops: ["id", "title", "description", "duration_hours", "fee_cents", "is_active"],
  videos: ["id", "url", "title", "description", "duration_seconds"],
  publications: [
    "id",
    "title",
    "description",
    "url",
    "year",
    "language_code",
    "domain",
    "published_date",
    "read_time_minutes",
    "preview_image_url",
  ],
  testimonials: [
    "id",
    "author",
    "company",
    "rating",
    "event_date",
    "logo_url",
    "position",
    "content",
  ],
  gallery_images: ["id", "width", "height", "alt", "url"],
  speaker_awards: ["id", "title", "issuer", "date_issued", "description"],
  speaker_key_points: ["id", "title", "description", "icon_name"],
} as const satisfies Record<Collection, readonly string[]>;
