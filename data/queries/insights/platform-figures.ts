import { sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { isAnswer, isOffer } from "#data/queries/bookings/booking-answers.ts";
import { settlements } from "#data/schema/billing/settlements.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { isOneOf } from "#data/schema/columns.ts";
import { analyticsProfileViews } from "#data/schema/insights.ts";
import { SOLD_STATUSES } from "#domain/booking/status.ts";
import type { Span } from "#domain/insights/period.ts";
import { addDays, type IsoDate } from "#domain/time/iso-date.ts";

const midnight = (day: IsoDate) => sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;

/** From the first moment of the first day to the last of the last, by the clocks of Berlin. */
export function during(column: ReturnType<typeof sql>, { from, to }: Span) {
  return sql`(${column} >= ${midnight(from)} and ${column} < ${midnight(addDays(to, 1))})`;
}

type PlatformFigures = {
  readonly views: number;
  readonly inquiries: number;
  readonly offers: number;
  readonly bookings: number;
  readonly booked_cents: number;
  readonly commission_cents: number;
  readonly median_answer_hours: number | null;
  readonly accepted: number;
  /** Of the bookings that became binding in the span. */
  readonly cancelled: number;
};

/** Another day for a booking is a step of its history as well, but no new booking. */
const becameBinding = sql`h.to_status = 'confirmed' and h.from_status is distinct from 'confirmed'`;

/** What happened in a span of days; every number from the rows themselves. */
export async function platformFigures(db: Db, span: Span): Promise<PlatformFigures> {
  const happened = during(sql`h.at`, span);
  const { rows } = await db.execute<PlatformFigures>(sql`
    with asked as (
      select b.id, b.created_at, b.status,
        (select min(h.at) from ${bookingStatusHistory} h
         where h.booking_id = b.id and ${isAnswer(sql`h.event`)}) as answered_at
      from ${bookings} b
      where b.booking_mode = 'inquiry' and ${during(sql`b.created_at`, span)}
    ), fixed as (
      select distinct h.booking_id from ${bookingStatusHistory} h
      where ${becameBinding} and ${happened}
    )
    select
      (select count(*)::int from ${analyticsProfileViews} v
       where ${during(sql`v.occurred_at`, span)}) as views,
      (select count(*)::int from asked) as inquiries,
      (select count(distinct h.booking_id)::int from ${bookingStatusHistory} h
       where ${isOffer(sql`h.event`)} and ${happened}) as offers,
      (select count(*)::int from fixed) as bookings,
      (select coalesce(sum(b.total_amount), 0)::float8 from fixed join ${bookings} b
       on b.id = fixed.booking_id) as booked_cents,
      (select coalesce(sum(s.commission_cents), 0)::float8 from ${settlements} s
       where s.issue_date between ${span.from}::date and ${span.to}::date) as commission_cents,
      (select (percentile_cont(0.5) within group
        (order by extract(epoch from answered_at - created_at) / 3600))::float8
       from asked) as median_answer_hours,
      (select count(*)::int from asked
       where ${isOneOf(sql`status`, SOLD_STATUSES)}) as accepted,
      (select count(*)::int from fixed join ${bookings} b
       on b.id = fixed.booking_id where b.status = 'cancelled') as cancelled`);
  const [row] = rows;
  if (!row) throw new Error("sums always have a row");
  return row;
}

type BookedWeek = {
  readonly week: string;
  readonly direct: number;
  readonly inquiry: number;
};

/** Bookings that became binding, by week (Mondays as text) and by the way that led to them. */
export async function bookedByWeek(db: Db, from: IsoDate): Promise<BookedWeek[]> {
  const { rows } = await db.execute<BookedWeek>(sql`
    select date_trunc('week', h.at at time zone 'Europe/Berlin')::date::text as week,
      (count(*) filter (where b.booking_mode = 'direct'))::int as direct,
      (count(*) filter (where b.booking_mode = 'inquiry'))::int as inquiry
    from ${bookingStatusHistory} h join ${bookings} b on b.id = h.booking_id
    where ${becameBinding} and h.at >= ${midnight(from)}
    group by 1 order by 1`);
  return rows;
}
