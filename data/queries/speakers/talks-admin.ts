import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { bookings } from "#data/schema/bookings.ts";
import { talks } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { TalkSort, TalkState } from "#domain/content/admin-lists.ts";
import type { ListQuery } from "#domain/list/list-query.ts";

const speakerName = sql<string>`coalesce(${speakers.name}, ${speakers.title}, ${speakers.slug})`;

// Inside a sub-select tables are named in full: Drizzle would leave the name out.
const timesBooked = sql<number>`(
  select count(*)::int from ${bookings} as held where held.selected_talk_id = talks.id)`;

export type TalkListQuery = ListQuery<TalkSort> & {
  readonly category?: string | undefined;
  readonly state?: TalkState | undefined;
};

export async function listTalksForAdmins(db: Db, query: TalkListQuery) {
  const where = and(
    matchesWords(query.q, [
      talks.title,
      talks.subtitle,
      speakers.name,
      sql`array_to_string(${talks.tags}, ' ')`,
    ]),
    query.category ? eq(talks.category, query.category) : undefined,
    query.state ? eq(talks.is_hidden, query.state === "hidden") : undefined,
  );
  const sorts = {
    created_at: talks.created_at,
    title: talks.title,
    speaker: speakerName,
    category: talks.category,
    bookings: timesBooked,
  };
  const counted = db
    .select({ id: talks.id })
    .from(talks)
    .innerJoin(speakers, eq(speakers.id, talks.speaker_id))
    .where(where)
    .$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: talks.id,
        title: talks.title,
        subtitle: talks.subtitle,
        description: talks.description,
        category: talks.category,
        tags: talks.tags,
        available_durations: talks.available_durations,
        is_hidden: talks.is_hidden,
        created_at: talks.created_at,
        speaker: { id: speakers.id, slug: speakers.slug, name: speakerName },
        bookings: timesBooked,
      })
      .from(talks)
      .innerJoin(speakers, eq(speakers.id, talks.speaker_id))
      .where(where)
      .orderBy(...orderOf(sorts, query, talks.id))
      .limit(limit)
      .offset(offset),
  );
}

export type TalkChange = Partial<
  Pick<
    typeof talks.$inferInsert,
    "title" | "subtitle" | "description" | "category" | "tags" | "available_durations" | "is_hidden"
  >
>;

/** Changes talks and says which there were before; the profile counts as changed, so that search notices. */
export async function updateTalks(tx: Tx, ids: readonly string[], change: TalkChange) {
  const before = await tx
    .select()
    .from(talks)
    .where(inArray(talks.id, [...ids]))
    .for("update");
  if (before.length === 0) return before;
  await tx
    .update(talks)
    .set(change)
    .where(
      inArray(
        talks.id,
        before.map(({ id }) => id),
      ),
    );
  await tx
    .update(speakers)
    .set({ updated_at: sql`now()` })
    .where(inArray(speakers.id, [...new Set(before.map(({ speaker_id }) => speaker_id))]));
  return before;
}
