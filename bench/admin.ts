import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { type Database, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/api-env.ts";
import { PERMISSIONS } from "#server/api/permissions.ts";
import { TRUST_NOBODY } from "#server/http/client-address.ts";
import { startPostgres } from "../scripts/find-postgres.mjs";
import { type Figure, quantile } from "./figure.ts";

/** As many rows as a busy market place has after years; a smaller share tells whether it runs. */
const SCALE = Number(process.env.BENCH_SCALE ?? "1");
const ROWS = {
  speakers: Math.ceil(10_000 * SCALE),
  bookings: Math.ceil(50_000 * SCALE),
  views: Math.ceil(100_000 * SCALE),
} as const;

const WARM_UP = 3;
const CALLS = 20;
const ADMIN_ID = "00000000-0000-4000-8000-000000000001";
const ADMIN: Viewer = { kind: "user", role: "admin", userId: ADMIN_ID, aal: "aal2" };

/** The first page of every list of the administration over the API, on PostgreSQL. */
export async function benchAdmin(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-admin-"));
  const server = await startPostgres({ log: () => undefined });
  const database = await openDatabase({ url: server.url, folder });
  try {
    await migrate(database);
    await fill(database);
    return await measureLists(database);
  } finally {
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every list that needs nothing but a question; a new one is measured without being named here. */
function listPaths(): string[] {
  return Object.keys(PERMISSIONS)
    .filter((name) => name.startsWith("GET /v1/admin/"))
    .map((name) => name.slice("GET /v1".length))
    .filter((path) => !path.includes(":") && !path.endsWith(".csv"));
}

async function measureLists(database: Database): Promise<Figure[]> {
  const app = appFor(database);
  const baseline = await latencies(app, "/categories");
  const figures: Figure[] = [];
  for (const path of listPaths()) {
    const measured = await latencies(app, path);
    if (!measured || !baseline) continue;
    const ratio = { value: measured[0] / baseline[0], to: "list of categories" };
    figures.push({ name: `GET ${path}, p50`, value: measured[0], unit: "ms", ratio });
    figures.push({ name: `GET ${path}, p95`, value: measured[1], unit: "ms" });
  }
  return figures;
}

function appFor({ db }: Database) {
  const silent = () => undefined;
  // Lists read the database and nothing else; whatever asks for more fails and shows up as missing.
  const ctx = {
    db,
    now: () => new Date(),
    log: { info: silent, warn: silent, error: silent },
    publicUrl: "http://localhost",
    demo: false,
  } as unknown as Ctx;
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set("viewer", ADMIN);
    c.set("requestId", "bench");
    c.set("trustProxy", TRUST_NOBODY);
    c.set("rateLimiter", { use: async () => null });
    await next();
  });
  app.route("/api", createApi(ctx));
  return app;
}

async function latencies(
  app: ReturnType<typeof appFor>,
  path: string,
): Promise<[number, number] | null> {
  const ask = async () => {
    const answer = await app.request(`/api/v1${path}`);
    await answer.text();
    return answer.ok;
  };
  for (let i = 0; i < WARM_UP; i += 1) if (!(await ask())) return null;
  const times: number[] = [];
  for (let i = 0; i < CALLS; i += 1) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return [quantile(times, 0.5), quantile(times, 0.95)];
}

/** Made by the database itself: sending so many rows would take longer than measuring. */
async function fill({ db }: Database): Promise<void> {
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
