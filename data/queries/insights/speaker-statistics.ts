import { sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { isAnswer, isOffer } from "#data/queries/bookings/booking-answers.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { isOneOf } from "#data/schema/columns.ts";
import { analyticsProfileViews } from "#data/schema/insights.ts";
import { SOLD_STATUSES } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** Who looks at their own profile is no audience. */
type Profile = { readonly speakerId: string; readonly ownerId: string };

const inBerlin = (column: ReturnType<typeof sql>) => sql`(${column} at time zone 'Europe/Berlin')`;

/** Per week, Mondays as text; weeks without any are left out. */
export async function viewsByWeek(db: Db, { speakerId, ownerId }: Profile, from: IsoDate) {
  const seen = inBerlin(sql`${analyticsProfileViews.occurred_at}`);
  const { rows } = await db.execute<{ week: string; count: number }>(sql`
    select date_trunc('week', ${seen})::date::text as week, count(*)::int as count
    from ${analyticsProfileViews}
    where ${analyticsProfileViews.speaker_id} = ${speakerId}
      and ${analyticsProfileViews.user_id} is distinct from ${ownerId}
      and ${seen}::date >= ${from}::date
    group by 1`);
  return new Map(rows.map(({ week, count }) => [week, count]));
}

type Spans = { readonly now: Date; readonly days: number };

/** The latest days and as many before them. */
export async function countViews(db: Db, { speakerId, ownerId }: Profile, { now, days }: Spans) {
  const at = now.toISOString();
  const span = sql`make_interval(days => ${days}::int)`;
  const { rows } = await db.execute<{ current: number; previous: number }>(sql`
    select
      count(*) filter (where occurred_at > ${at}::timestamptz - ${span})::int as current,
      count(*) filter (where occurred_at <= ${at}::timestamptz - ${span})::int as previous
    from ${analyticsProfileViews}
    where speaker_id = ${speakerId} and user_id is distinct from ${ownerId}
      and occurred_at > ${at}::timestamptz - 2 * ${span} and occurred_at <= ${at}::timestamptz`);
  return { current: rows[0]?.current ?? 0, previous: rows[0]?.previous ?? 0 };
}

export async function inquiriesByWeek(db: Db, speakerId: string, from: IsoDate) {
  const asked = inBerlin(sql`${bookings.created_at}`);
  const { rows } = await db.execute<{ week: string; count: number }>(sql`
    select date_trunc('week', ${asked})::date::text as week, count(*)::int as count
    from ${bookings}
    where ${bookings.speaker_id} = ${speakerId} and ${bookings.booking_mode} = 'inquiry'
      and ${asked}::date >= ${from}::date
    group by 1`);
  return new Map(rows.map(({ week, count }) => [week, count]));
}

export type AnswerFacts = {
  readonly inquiries: number;
  readonly answered: number;
  readonly in_time: number;
  /** Not answered within a day, or at all. */
  readonly overdue: number;
  readonly median_hours: number | null;
  readonly offers: number;
  readonly booked: number;
};

/** What became of the inquiries of the latest days. Only the speaker's own first answer counts. */
export async function answerFacts(
  db: Db,
  speakerId: string,
  { now, days }: Spans,
): Promise<AnswerFacts> {
  const { rows } = await db.execute<AnswerFacts>(sql`
    with asked as (
      select id, created_at, status,
        (select min(at) from ${bookingStatusHistory}
         where booking_id = bookings.id and actor = 'speaker'
           and ${isAnswer(sql`event`)}) as answered_at,
        exists (select from ${bookingStatusHistory}
         where booking_id = bookings.id and ${isOffer(sql`event`)}) as was_offered
      from ${bookings}
      where speaker_id = ${speakerId} and booking_mode = 'inquiry'
        and created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)
    )
    select
      count(*)::int as inquiries,
      count(answered_at)::int as answered,
      (count(*) filter (where answered_at <= created_at + interval '24 hours'))::int as in_time,
      (count(*) filter (where answered_at is null and status in ('requested', 'expired')
        and created_at + interval '24 hours' < ${now.toISOString()}::timestamptz))::int as overdue,
      (percentile_cont(0.5) within group
        (order by extract(epoch from answered_at - created_at) / 3600))::float8 as median_hours,
      (count(*) filter (where was_offered))::int as offers,
      (count(*) filter (where ${isOneOf(sql`status`, SOLD_STATUSES)}))::int as booked
    from asked`);
  return (
    rows[0] ?? {
      inquiries: 0,
      answered: 0,
      in_time: 0,
      overdue: 0,
      median_hours: null,
      offers: 0,
      booked: 0,
    }
  );
}

/** Fees without travel, by month of the event; months without any are left out. */
export async function feesByMonth(db: Db, speakerId: string, year: number) {
  const { rows } = await db.execute<{ month: string; net: number }>(sql`
    select date_trunc('month', event_date)::date::text as month,
      sum(total_amount - travel_cost_cents)::int as net
    from ${bookings}
    where speaker_id = ${speakerId} and ${isOneOf(sql`status`, SOLD_STATUSES)}
      and event_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    group by 1`);
  return new Map(rows.map(({ month, net }) => [month, net]));
}

type Ahead = { readonly today: IsoDate; readonly until: IsoDate };

export async function upcomingEvents(db: Db, speakerId: string, { today, until }: Ahead) {
  const { rows } = await db.execute<{ count: number; next: string | null }>(sql`
    select count(*)::int as count, min(event_date)::text as next
    from ${bookings}
    where speaker_id = ${speakerId} and status = 'confirmed'
      and event_date between ${today}::date and ${until}::date`);
  return { count: rows[0]?.count ?? 0, next: rows[0]?.next ?? null };
}
