import { sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { isAnswer } from "#data/queries/bookings/booking-answers.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { speakerCategories } from "#data/schema/categories.ts";
import { isOneOf } from "#data/schema/columns.ts";
import { analyticsProfileViews, bookingFunnelEvents } from "#data/schema/insights.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { SOLD_STATUSES } from "#domain/booking/status.ts";
import { FUNNEL_STEPS, type FunnelStep } from "#domain/insights/funnel-steps.ts";
import type { Span } from "#domain/insights/period.ts";
import { during } from "./platform-figures.ts";

/** How many visits ended at each step. Events of one visit share its id; one without stands alone. */
export async function countFurthestSteps(db: Db, span: Span): Promise<Map<FunnelStep, number>> {
  const order = sql.join(
    FUNNEL_STEPS.map((step) => sql`${step}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ step: FunnelStep; count: number }>(sql`
    with steps as (select array[${order}]::text[] as named), visits as (
      select max(array_position(steps.named, e.step)) as furthest
      from ${bookingFunnelEvents} e, steps where ${during(sql`e.occurred_at`, span)}
      group by coalesce(e.session_id, e.id::text)
    )
    select steps.named[furthest] as step, count(*)::int as count
    from visits, steps group by 1`);
  return new Map(rows.map(({ step, count }) => [step, count]));
}

type CategoryFigures = {
  readonly category: string;
  readonly label: string;
  readonly speakers: number;
  readonly views: number;
  readonly inquiries: number;
  readonly booked: number;
};

/** What is asked for in each category and who is there for it. A speaker counts in each of theirs. */
export async function categoryFigures(db: Db, span: Span): Promise<CategoryFigures[]> {
  const { rows } = await db.execute<CategoryFigures>(sql`
    with listed as (
      select s.id, unnest(s.categories) as category from ${speakers} s
      where s.is_active and s.status = 'active'
    ), seen as (
      select v.speaker_id, count(*) as views from ${analyticsProfileViews} v
      where ${during(sql`v.occurred_at`, span)} group by 1
    ), asked as (
      select b.speaker_id, count(*) as asked,
        count(*) filter (where ${isOneOf(sql`b.status`, SOLD_STATUSES)}) as booked
      from ${bookings} b where ${during(sql`b.created_at`, span)} group by 1
    )
    select c.name as category, c.label, count(l.id)::int as speakers,
      coalesce(sum(seen.views), 0)::int as views,
      coalesce(sum(asked.asked), 0)::int as inquiries,
      coalesce(sum(asked.booked), 0)::int as booked
    from ${speakerCategories} c
    left join listed l on l.category = c.name
    left join seen on seen.speaker_id = l.id
    left join asked on asked.speaker_id = l.id
    group by c.name, c.label order by inquiries desc, views desc, c.name`);
  return rows;
}

type AnswerTime = { readonly upto_hours: number | null; readonly count: number };

/** How long inquiries of the span waited for their first answer; null for those still waiting. */
export async function answerTimes(db: Db, span: Span): Promise<AnswerTime[]> {
  const { rows } = await db.execute<AnswerTime>(sql`
    with asked as (
      select extract(epoch from (
        select min(h.at) from ${bookingStatusHistory} h
        where h.booking_id = b.id and ${isAnswer(sql`h.event`)}
      ) - b.created_at) / 3600 as hours
      from ${bookings} b
      where b.booking_mode = 'inquiry' and ${during(sql`b.created_at`, span)}
    )
    select limits.upto_hours, count(asked.*)::int as count
    from (values (-1, 4), (4, 12), (12, 24), (24, 48), (48, 1000000)) as limits (from_hours, upto_hours)
    left join asked on asked.hours > limits.from_hours and asked.hours <= limits.upto_hours
    group by limits.upto_hours
    union all
    select null, count(*)::int from asked where hours is null
    order by 1 nulls last`);
  return rows;
}

type Ending = { readonly event: string; readonly actor: string; readonly count: number };

/** How bookings ended without an event, and who ended them. */
export async function endings(db: Db, span: Span): Promise<Ending[]> {
  const { rows } = await db.execute<Ending>(sql`
    select h.event, h.actor, count(*)::int as count from ${bookingStatusHistory} h
    where h.event in ('decline', 'withdraw', 'retract', 'expire', 'cancel')
      and ${during(sql`h.at`, span)}
    group by 1, 2 order by 3 desc, 1, 2`);
  return rows;
}
