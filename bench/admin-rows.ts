import { sql } from "drizzle-orm";
import type { Database } from "#data/db.ts";

/** As many rows as a busy market place has after years; a smaller share tells whether it runs. */
const SCALE = Number(process.env.BENCH_SCALE ?? "1");
export const ROWS = {
  speakers: Math.ceil(10_000 * SCALE),
  bookings: Math.ceil(50_000 * SCALE),
  views: Math.ceil(100_000 * SCALE),
  imported: Math.ceil(10_000 * SCALE),
} as const;

export const ADMIN_ID = "00000000-0000-4000-8000-000000000001";

/** Made by the database itself: sending so many rows would take longer than measuring. */
export async function fillRows({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into auth.users (id, email) values (${ADMIN_ID}, 'admin@bench.example')`);
  await db.execute(sql`
    insert into auth.users (email)
    select 'kunde' || n || '@bench.example' from generate_series(1, 1000) n`);
  await db.execute(sql`
    insert into speakers (name, slug, is_active, status, categories, average_rating)
    select 'Speaker ' || n, 'speaker-' || n, true, 'active', array['leadership'], 4 + (n % 10) / 10.0
    from generate_series(1, ${ROWS.speakers}::int) n`);
  await db.execute(sql`
    with s as (select id, row_number() over () - 1 as n from speakers),
      u as (select id, row_number() over () - 1 as n from auth.users where id <> ${ADMIN_ID})
    insert into bookings (speaker_id, customer_id, booking_mode, status, event_title, event_date,
      event_duration_minutes, event_type, event_location, contact_person, contact_email, contact_phone,
      billing_company, billing_street, billing_city, billing_postal_code, base_fee_cents, total_amount,
      created_at)
    select s.id, u.id, 'inquiry', (array['requested', 'declined', 'cancelled', 'completed'])[1 + i % 4],
      'Tagung ' || i, date '2024-01-01' + (i % 1500), 40, 'conference', 'Hamburg', 'Kim ' || i,
      'kim@bench.example', '040 1234', 'Firma ' || i, 'Weg 1', 'Hamburg', '20095', 500000, 500000,
      now() - (i % 700) * interval '1 day'
    from generate_series(1, ${ROWS.bookings}::int) i
    join s on s.n = i % ${ROWS.speakers}::int join u on u.n = i % 1000`);
  await db.execute(sql`
    insert into booking_status_history (booking_id, to_status, event, actor, at)
    select id, status, 'create', 'customer', created_at from bookings`);
  await db.execute(sql`
    insert into audit_log (actor, action, object_type, object_id, at)
    select 'customer', 'booking.create', 'booking', id::text, created_at from bookings`);
  await db.execute(sql`
    insert into reviews (booking_id, speaker_id, customer_id, rating, content, author_name)
    select id, speaker_id, customer_id, 5, 'Klar und nah am Alltag.', contact_person
    from bookings where status = 'completed'`);
  await db.execute(sql`
    insert into analytics_profile_views (speaker_id, occurred_at)
    select s.id, now() - (i % 365) * interval '1 day' from generate_series(1, ${ROWS.views}::int) i
    join (select id, row_number() over () - 1 as n from speakers) s
    on s.n = i % ${ROWS.speakers}::int`);
  await db.execute(sql`analyze`);
}
