import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { listStamps } from "#data/queries/discovery/search-rows.ts";
import { findSpeakerBySlug, findSpeakersByIds } from "#data/queries/speakers/speakers.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { startPostgres } from "../../scripts/programs/find-postgres.mjs";
import { type Figure, quantile } from "../report/figure.ts";

const WARM_UP = 50;
const CALLS = 400;

/** The queries behind the public pages on both engines, one after the other in the same run. */
export async function benchDatabase(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  const server = await startPostgres({ log: () => undefined });
  try {
    const embedded = await measure(await openDatabase({ folder }), folder);
    const real = await measure(await openDatabase({ url: server.url, folder }), folder);
    return Object.entries(real).flatMap(([name, [p50, p95]]) => [
      { name: `${name}, PostgreSQL p50`, value: p50, unit: "ms" },
      { name: `${name}, PostgreSQL p95`, value: p95, unit: "ms" },
      ...compare(name, embedded[name], p50),
    ]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function compare(name: string, embedded: [number, number] | undefined, real: number): Figure[] {
  if (!embedded) return [];
  const ratio = { value: embedded[0] / real, to: "PostgreSQL" };
  return [
    { name: `${name}, embedded p50`, value: embedded[0], unit: "ms", ratio },
    { name: `${name}, embedded p95`, value: embedded[1], unit: "ms" },
  ];
}

async function measure(database: Database, folder: string) {
  await migrate(database);
  const files = createDiskFiles(join(folder, "files"));
  await seedDemo(database.db, files, { now: new Date(), hashPassword: async () => "!" });
  const { db } = database;
  const ids = [...(await listStamps(db)).keys()].slice(0, 12);
  const results: Record<string, [number, number]> = {
    "profile with all collections": await latencies(() => findSpeakerBySlug(db, "miriam-falkenau")),
    "twelve speakers by their ids": await latencies(() => findSpeakersByIds(db, ids)),
  };
  await database.close();
  return results;
}

async function latencies(call: () => Promise<unknown>): Promise<[number, number]> {
  for (let i = 0; i < WARM_UP; i += 1) await call();
  const times: number[] = [];
  for (let i = 0; i < CALLS; i += 1) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  return [quantile(times, 0.5), quantile(times, 0.95)];
}
