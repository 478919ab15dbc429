import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { isKept } from "#data/queries/platform/expired-records.ts";
import { speakerCategories } from "#data/schema/categories.ts";
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
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { DerivedFees } from "#domain/pricing/starting-fee.ts";
import type { Collection, EditableField } from "#domain/speaker/editable-fields.ts";

/** Whose profile: that of an account, or the one an admin names. */
export type ContentTarget = { readonly userId: string } | { readonly speakerId: string };

function isTarget(target: ContentTarget) {
  return "userId" in target
    ? eq(speakers.user_id, target.userId)
    : and(eq(speakers.id, target.speakerId), isKept);
}

/** Everything of a profile, hidden parts included, in the order in which it is shown. */
export async function findContent(db: Db | Tx, target: ContentTarget) {
  return db.query.speakers.findFirst({
    where: isTarget(target),
    with: {
      talks: { orderBy: [desc(talks.created_at), asc(talks.id)] },
      workshops: { orderBy: [asc(workshops.duration_hours), asc(workshops.id)] },
      videos: { orderBy: [asc(videos.sort_order), asc(videos.id)] },
      publications: { orderBy: [asc(publications.sort_order), asc(publications.id)] },
      testimonials: { orderBy: [asc(testimonials.sort_order), asc(testimonials.id)] },
      gallery_images: { orderBy: [asc(galleryImages.sort_order), asc(galleryImages.id)] },
      speaker_awards: { orderBy: [asc(speakerAwards.sort_order), asc(speakerAwards.id)] },
      speaker_key_points: {
        orderBy: [asc(speakerKeyPoints.sort_order), asc(speakerKeyPoints.id)],
      },
    },
  });
}

export async function hasContent(db: Db, target: ContentTarget): Promise<boolean> {
  const rows = await db.select({ id: speakers.id }).from(speakers).where(isTarget(target));
  return rows.length > 0;
}

export type OwnContentRow = NonNullable<Awaited<ReturnType<typeof findContent>>>;

/** Two tabs that save at the same time do it one after the other. */
export async function lockContent(tx: Tx, target: ContentTarget): Promise<void> {
  await tx.select({ id: speakers.id }).from(speakers).where(isTarget(target)).for("update");
}

type SpeakerInsert = typeof speakers.$inferInsert;
export type ProfileChanges = Partial<
  Pick<
    SpeakerInsert,
    EditableField | keyof DerivedFees | "lat" | "lng" | "profile_image_url" | "hero_image_url"
  >
>;

/** Also without changes: a changed list belongs to a changed profile, or search would not notice. */
export async function updateOwnSpeaker(
  tx: Tx,
  speakerId: string,
  changes: ProfileChanges,
): Promise<void> {
  await tx
    .update(speakers)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(speakers.id, speakerId));
}

export async function listKnownCategories(db: Db | Tx, names: readonly string[]) {
  if (names.length === 0) return [];
  const rows = await db
    .select({ name: speakerCategories.name })
    .from(speakerCategories)
    .where(inArray(speakerCategories.name, [...names]));
  return rows.map(({ name }) => name);
}

const TABLES = {
  talks,
  workshops,
  videos,
  publications,
  testimonials,
  gallery_images: galleryImages,
  speaker_awards: speakerAwards,
  speaker_key_points: speakerKeyPoints,
} as const;

/** One entry of a list; with an id it is already stored. The edge has checked the rest for its table. */
export type CollectionItem = { readonly id?: string | undefined } & Readonly<
  Record<string, unknown>
>;

type Replacement = {
  readonly speakerId: string;
  readonly collection: Collection;
  readonly items: readonly CollectionItem[];
  readonly now: Date;
};

/** The list as it is now wanted: what is missing goes, what has an id keeps it, because bookings name it. */
export async function replaceItems(tx: Tx, replacement: Replacement): Promise<void> {
  const { speakerId, collection, items } = replacement;
  // What all of these tables share is all that is named here.
  const table = TABLES[collection] as unknown as typeof videos;
  const kept = new Set(items.flatMap(({ id }) => id ?? []));
  const stored = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.speaker_id, speakerId));
  const gone = stored.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0) {
    await tx.delete(table).where(and(eq(table.speaker_id, speakerId), inArray(table.id, gone)));
  }
  const known = new Set(stored.map(({ id }) => id));
  for (const [position, { id, ...values }] of items.entries()) {
    // An entry that waited for approval has an id before it is stored.
    const isNew = id === undefined || !known.has(id);
    const row = { ...values, ...placed(replacement, position, isNew) };
    if (isNew) {
      await tx.insert(table).values({
        ...(row as typeof table.$inferInsert),
        ...(id !== undefined && { id }),
        speaker_id: speakerId,
      });
    } else if (Object.keys(row).length > 0) {
      await tx
        .update(table)
        .set(row)
        .where(and(eq(table.speaker_id, speakerId), eq(table.id, id)));
    }
  }
}

/** Talks stand newest first (CALL-33), workshops shortest first; all others as their owner sorts them. */
function placed({ collection, now }: Replacement, position: number, isNew: boolean) {
  if (collection === "workshops") return {};
  if (collection !== "talks") return { sort_order: position };
  return isNew ? { created_at: new Date(now.getTime() - position) } : {};
}
