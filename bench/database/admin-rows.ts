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

/** One statement writes so many rows that the embedded engine's watchdog leaves it alone. */
const PART = 5_000;
const HEX = [..."0123456789abcdef"];

/** Made by the database itself: sending so many rows would take longer than measuring. */
export async function fillRows(database: Database): Promise<void> {
  // A session of its own has no time limit.
  await database.withSession(async (session) => {
    const run = async (text: string) => void (await session.query(text));
    await fillMarket(run);
    await fillPapers(run);
    await run("analyze");
  });
}

type Run = (text: string) => Promise<void>;

/** The rows 1 to `count`, part by part. */
async function inParts(count: number, write: (series: string) => Promise<void>): Promise<void> {
  for (let from = 1; from <= count; from += PART) {
    await write(`generate_series(${from}, ${Math.min(count, from + PART - 1)})`);
  }
}

/** Something for every booking, sixteen parts of them one after the other. */
async function perBooking(write: (which: string, part: number) => Promise<void>): Promise<void> {
  for (const [part, digit] of HEX.entries()) await write(`left(id::text, 1) = '${digit}'`, part);
}

async function fillMarket(run: Run): Promise<void> {
  await run(`
    insert into auth.users (id, email) values ('${ADMIN_ID}', 'admin@bench.example')`);
  await run(`
    insert into auth.users (email)
    select 'kunde' || n || '@bench.example' from generate_series(1, 1000) n`);
  await inParts(ROWS.speakers, (series) =>
    run(`
    insert into speakers (name, slug, is_active, status, categories, average_rating)
    select 'Speaker ' || n, 'speaker-' || n, true, 'active', array['leadership'], 4 + (n % 10) / 10.0
    from ${series} n`),
  );
  await inParts(ROWS.bookings, (series) =>
    run(`
    with s as (select id, row_number() over () - 1 as n from speakers),
      u as (select id, row_number() over () - 1 as n from auth.users where id <> '${ADMIN_ID}')
    insert into bookings (speaker_id, customer_id, booking_mode, status, event_title, event_date,
      event_duration_minutes, event_type, event_location, contact_person, contact_email, contact_phone,
      billing_company, billing_street, billing_city, billing_postal_code, base_fee_cents, total_amount,
      created_at)
    select s.id, u.id, 'inquiry', (array['requested', 'declined', 'cancelled', 'completed'])[1 + i % 4],
      'Tagung ' || i, date '2024-01-01' + (i % 1500), 40, 'conference', 'Hamburg', 'Kim ' || i,
      'kim@bench.example', '040 1234', 'Firma ' || i, 'Weg 1', 'Hamburg', '20095', 500000, 500000,
      now() - (i % 700) * interval '1 day'
    from ${series} i
    join s on s.n = i % ${ROWS.speakers} join u on u.n = i % 1000`),
  );
  await perBooking(async (which) => {
    await run(`
      insert into booking_status_history (booking_id, to_status, event, actor, at)
      select id, status, 'create', 'customer', created_at from bookings where ${which}`);
    await run(`
      insert into audit_log (actor, action, object_type, object_id, at)
      select 'customer', 'booking.create', 'booking', id::text, created_at from bookings where ${which}`);
    await run(`
      insert into reviews (booking_id, speaker_id, customer_id, rating, content, author_name)
      select id, speaker_id, customer_id, 5, 'Klar und nah am Alltag.', contact_person
      from bookings where status = 'completed' and ${which}`);
  });
  await inParts(ROWS.views, (series) =>
    run(`
    insert into analytics_profile_views (speaker_id, occurred_at)
    select s.id, now() - (i % 365) * interval '1 day' from ${series} i
    join (select id, row_number() over () - 1 as n from speakers) s
    on s.n = i % ${ROWS.speakers}`),
  );
}

/** What such a market place has written meanwhile: invoices and their money, mails, jobs, notes. */
async function fillPapers(run: Run): Promise<void> {
  await perBooking((which, part) =>
    run(`
    insert into invoices (year, n, booking_id, seller, buyer, buyer_reference, issue_date, service_date,
      due_date, net_cents, vat_treatment, vat_rate_basis_points, vat_cents, gross_cents)
    select 2026, ${part} * 100000 + row_number() over (order by created_at), id, '{}',
      jsonb_build_object('name', billing_company), booking_reference, created_at::date, event_date,
      created_at::date + 14, 500000, 'standard', 1900, 95000, 595000
    from bookings where status = 'completed' and ${which}`),
  );
  await run(`
    insert into payments (invoice_id, provider, status, amount_cents, received_at)
    select id, 'bank_transfer', 'succeeded', gross_cents, now() from invoices where n % 5 > 0`);
  await inParts(ROWS.bookings, (series) =>
    run(`
    insert into mails (message_id, template_key, to_address, subject, text, html, status, created_at)
    select '<' || n || '@bench.example>', 'booking_confirmed', 'kim@bench.example', 'Buchung ' || n, '', '',
      'sent', now() - n * interval '1 minute' from ${series} n`),
  );
  await inParts(ROWS.bookings, (series) =>
    run(`
    insert into outbox (kind, payload, done_at)
    select 'mail.booking', '{"to": "kim@bench.example"}', now()
    from ${series}`),
  );
  await run(`
    insert into talks (speaker_id, title, category)
    select id, 'Vortrag von ' || name, 'leadership' from speakers`);
  await run(`
    insert into crm_reminders (title, due_on, booking_id)
    select 'Nachfragen', event_date, id from bookings where status = 'requested'`);
}
