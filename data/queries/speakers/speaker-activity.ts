import { and, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#data/db.ts";
import { isAnswer } from "#data/queries/bookings/booking-answers.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import type { BookingActor } from "#domain/booking/status.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { ACTIVITY_LIMITS, type ActivitySort, type Cohort } from "#domain/speaker/admin/activity.ts";
import { isListedRow } from "./is-listed-row.ts";

export type ActivityQuery = ListQuery<ActivitySort> & { readonly cohort?: Cohort | undefined };

const name = sql<string>`coalesce(${speakers.name}, ${speakers.title})`;

/** When the inquiry of each speaker that waits longest came in: read once, not once for every speaker. */
const waiting = new QueryBuilder()
  .select({ speaker_id: bookings.speaker_id, oldest: min(bookings.created_at).as("oldest") })
  .from(bookings)
  .where(eq(bookings.status, "requested"))
  .groupBy(bookings.speaker_id)
  .as("waiting");

/** The calendar itself, a calendar that is followed, or at least the profile. */
const calendarAt = sql<string>`greatest(
  (select max(a.at) from audit_log a where a.object_type = 'speaker'
    and a.object_id = ${speakers.id}::text and a.action = 'speaker.calendar'),
  (select i.synced_at from calendar_imports i where i.speaker_id = ${speakers.id}),
  ${speakers.created_at})`;

function inCohort(cohort: Cohort | undefined, now: Date): SQL | undefined {
  if (cohort === undefined) return undefined;
  const { slowHours, silentHours, staleDays } = ACTIVITY_LIMITS;
  const at = now.toISOString();
  const slow = sql`${waiting.oldest} < ${at}::timestamptz - make_interval(hours => ${slowHours})`;
  const silent = sql`${waiting.oldest} < ${at}::timestamptz - make_interval(hours => ${silentHours})`;
  const stale = sql`(${calendarAt}) < ${at}::timestamptz - make_interval(days => ${staleDays})`;
  if (cohort === "silent") return silent;
  if (cohort === "slow") return sql`${slow} and not coalesce(${silent}, false)`;
  if (cohort === "stale") return sql`${stale} and not coalesce(${slow}, false)`;
  return sql`not coalesce(${slow}, false) and not ${stale}`;
}

const ORDERS = {
  oldest_inquiry: sql`${waiting.oldest}`,
  name: sql`lower(${name})`,
  last_login_at: profiles.last_login_at,
  calendar_at: calendarAt,
} as const;

/** Listed speakers with what shows whether they are still there. */
export async function listActivity(db: Db, query: ActivityQuery, now: Date) {
  const where = and(
    isListedRow,
    matchesWords(query.q, [speakers.name, speakers.title, speakers.slug]),
    inCohort(query.cohort, now),
  );
  const ofSpeaker = eq(waiting.speaker_id, speakers.id);
  const counted = db
    .select({ id: speakers.id })
    .from(speakers)
    .leftJoin(waiting, ofSpeaker)
    .where(where)
    .$dynamic();
  const order = orderOf(ORDERS, query, speakers.id);
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) => {
    // Sorted by ids alone: what is counted for a row is counted for those that are shown.
    const shown = db
      .select({ id: speakers.id })
      .from(speakers)
      .leftJoin(profiles, eq(profiles.user_id, speakers.user_id))
      .leftJoin(waiting, ofSpeaker)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return db
      .select({
        id: speakers.id,
        slug: speakers.slug,
        name,
        profile_image_url: speakers.profile_image_url,
        last_login_at: profiles.last_login_at,
        oldest_inquiry: waiting.oldest,
        calendar_at: sql<Date>`${calendarAt}`.mapWith(asDate),
        has_address: sql<boolean>`(${speakers.user_id} is not null or exists (
          select from ${speakerContacts} c where c.speaker_id = ${speakers.id} and c.email is not null))`,
        inquiries: sql<number>`(select count(*) from bookings b
          where b.speaker_id = ${speakers.id} and b.booking_mode = 'inquiry')`.mapWith(Number),
        answered: sql<number>`(select count(*) from bookings b
          where b.speaker_id = ${speakers.id} and b.booking_mode = 'inquiry'
            and exists (select from booking_status_history h
              where h.booking_id = b.id and ${isAnswer(sql`h.event`)}))`.mapWith(Number),
      })
      .from(speakers)
      .leftJoin(profiles, eq(profiles.user_id, speakers.user_id))
      .leftJoin(waiting, ofSpeaker)
      .where(inArray(speakers.id, shown))
      .orderBy(...order);
  });
}

function asDate(value: unknown): Date {
  return value instanceof Date ? value : new Date(String(value));
}

export type ActivityEvent = {
  at: Date;
  action: string;
  actor: BookingActor;
  speaker_id: string;
  name: string;
  detail: string | null;
};

const SHOWN_EVENTS = 100;

/** What happened lately, of one speaker or of all: changes, and the steps of bookings. */
export async function readTimeline(
  db: Db,
  speakerId: string | undefined,
): Promise<ActivityEvent[]> {
  const only = speakerId === undefined ? sql`true` : sql`s.id = ${speakerId}`;
  const { rows } = await db.execute<ActivityEvent>(sql`
    (select a.at, a.action, a.actor, s.id as speaker_id, coalesce(s.name, s.title) as name, a.reason as detail
      from audit_log a join speakers s on a.object_type = 'speaker' and a.object_id = s.id::text
      where ${only} order by a.id desc limit ${SHOWN_EVENTS})
    union all
    (select h.at, 'booking.' || h.event, h.actor, s.id, coalesce(s.name, s.title), b.event_title
      from booking_status_history h join bookings b on b.id = h.booking_id
      join speakers s on s.id = b.speaker_id
      where ${only} order by h.id desc limit ${SHOWN_EVENTS})
    order by at desc limit ${SHOWN_EVENTS}`);
  return rows.map((row) => ({ ...row, at: asDate(row.at) }));
}

/** Whom news about a profile itself goes to: the account before the address on record. */
export async function findProfileOwner(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      email: sql<string | null>`coalesce(${authUsers.email}, ${speakerContacts.email})`,
      first_name: profiles.first_name,
    })
    .from(speakers)
    .leftJoin(authUsers, eq(authUsers.id, speakers.user_id))
    .leftJoin(profiles, eq(profiles.user_id, speakers.user_id))
    .leftJoin(speakerContacts, eq(speakerContacts.speaker_id, speakers.id))
    .where(eq(speakers.id, id));
  return row;
}
