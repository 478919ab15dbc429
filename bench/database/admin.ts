import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { type Database, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { PERMISSIONS } from "#server/api/operation/permissions.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { TRUST_NOBODY } from "#server/http/limits/trust-proxy.ts";
import { startPostgres } from "../../scripts/programs/find-postgres.mjs";
import { type Figure, quantile } from "../report/figure.ts";
import { ADMIN_ID, fillRows, ROWS } from "./admin-rows.ts";

const WARM_UP = 3;
const CALLS = 20;
const ADMIN: Viewer = {
  kind: "user",
  role: "admin",
  userId: ADMIN_ID,
  aal: "aal2",
  requestId: "bench",
};

/** The first page of every list of the administration over the API and an import, on both engines. */
export async function benchAdmin(): Promise<Figure[]> {
  const server = await startPostgres({ log: () => undefined });
  try {
    const large = await measure({ url: server.url }, "PostgreSQL");
    return [...large, ...(await measure({}, "embedded"))];
  } finally {
    await server.stop();
  }
}

async function measure(where: { url?: string }, engine: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-admin-"));
  const database = await openDatabase({ ...where, folder });
  try {
    await migrate(database);
    await fillRows(database);
    const lists = await measureLists(database);
    const figures = [...lists, ...(await measureImport(database))];
    return figures.map((figure) => ({ ...figure, name: `${figure.name} (${engine})` }));
  } finally {
    await database.close();
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

/** As many rows as one request takes; the screen sends a file in such parts and shows how far it is. */
const PART = 250;
/** Every hundredth row has no name, as files of others do. */
const BROKEN = 100;

/** A whole file over the API: every part is answered with what became of each row. */
async function measureImport(database: Database): Promise<Figure[]> {
  const app = appFor(database);
  const post = async (path: string, json: unknown) => {
    const answer = await app.request(`/api/v1/admin/speaker-imports${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    if (!answer.ok) throw new Error(`the import was refused: ${await answer.text()}`);
    return answer.json();
  };
  const { id } = await post("", { file_name: "b.csv", rule: "skip", row_count: ROWS.imported });
  const outcomes: { result: string }[] = [];
  const parts: number[] = [];
  const begun = performance.now();
  for (let from = 0; from < ROWS.imported; from += PART) {
    const rows = Array.from({ length: Math.min(PART, ROWS.imported - from) }, (_, at) => {
      const row = from + at + 1;
      return { row, data: importedRow(row) };
    });
    const sent = performance.now();
    outcomes.push(...(await post(`/${id}/rows`, { rows })).items);
    parts.push(performance.now() - sent);
  }
  const seconds = (performance.now() - begun) / 1000;
  const errors = outcomes.filter(({ result }) => result === "error").length;
  const stored = outcomes.filter(({ result }) => result === "new").length;
  if (errors !== Math.floor(ROWS.imported / BROKEN) || stored + errors !== ROWS.imported) {
    throw new Error(`of ${ROWS.imported} rows ${stored} were stored and ${errors} refused`);
  }
  return [
    { name: `import of ${ROWS.imported} rows, ${errors} with errors`, value: seconds, unit: "s" },
    { name: "import, one part of 250 rows, p95", value: quantile(parts, 0.95), unit: "ms" },
  ];
}

function importedRow(row: number) {
  const name = row % BROKEN === 0 ? "" : `Import ${row}`;
  return { name, email: `import${row}@bench.example`, company: `Firma ${row}` };
}
