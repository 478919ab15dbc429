import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { readSearchQuery } from "#domain/search/query.ts";
import { loadIndex } from "#server/search/load-index.ts";
import { startPostgres } from "../../scripts/programs/find-postgres.mjs";
import { type Figure, quantile } from "../report/figure.ts";

const PART = 10_000;
const SIZES = [1_000, 10_000, 100_000];
const SEARCHES = ["q=führung", "q=thema 7 UND wandel", "category=leadership&sort=rating_desc"];
const ROUNDS = 40;

/** From the rows of each engine to an index that answers: how long, and how fast afterwards. */
export async function benchSearchLoading(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-search-"));
  const server = await startPostgres({ log: () => undefined });
  try {
    const figures: Figure[] = [];
    for (const [engine, url] of [
      ["PostgreSQL", server.url],
      ["embedded", undefined],
    ] as const) {
      const database = await openDatabase({ url, folder: join(folder, engine) });
      await migrate(database);
      for (const size of SIZES) figures.push(...(await measure(database, size, engine)));
      await database.close();
    }
    return figures;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure({ db }: Database, size: number, engine: string): Promise<Figure[]> {
  await fillUpTo(db, size);
  const begun = performance.now();
  const { index } = await loadIndex({ db, demo: true });
  const loaded = performance.now() - begun;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const address of SEARCHES) {
      const asked = performance.now();
      index.search(readSearchQuery(new URLSearchParams(address)));
      times.push(performance.now() - asked);
    }
  }
  const name = (what: string) => `${what}, ${size.toLocaleString("de-DE")} speakers, ${engine}`;
  return [
    { name: name("reading and building the index"), value: loaded, unit: "ms" },
    { name: name("search after reading, 95 %"), value: quantile(times, 0.95), unit: "ms" },
  ];
}

/** Made by the database itself: sending so many rows would take longer than measuring. */
async function fillUpTo(db: Database["db"], size: number): Promise<void> {
  // In parts, each of which the database finishes within its time limit.
  for (let part = PART; part < size; part += PART) await fill(db, part);
  await fill(db, size);
  await db.execute(sql`analyze speakers`);
}

async function fill(db: Database["db"], size: number): Promise<void> {
  await db.execute(sql`
    insert into speakers (name, slug, is_active, status, categories, specialties, bio, average_rating)
    select 'Speaker ' || n, 'speaker-' || n, true, 'active',
      array[(array['leadership', 'technology', 'business', 'finance', 'wellness'])[1 + n % 5]],
      array['Führung', 'Thema ' || n % 50],
      'Spricht über Wandel, Vertrauen und Wort' || n % 9000 || ' vor Gruppen jeder Größe.',
      4 + (n % 10) / 10.0
    from generate_series((select count(*)::int + 1 from speakers), ${size}::int) n`);
}
