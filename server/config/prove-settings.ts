import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { listPublishedKeys } from "#data/queries/auth/signing-keys.ts";
import { fileKey } from "#domain/media/file-key.ts";
import type { Secrets } from "#features/accounts/accounts-ctx.server.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import type { Config } from "./config.ts";
import { PROOF_TEXTS as T } from "./config-texts.ts";

export type Proven = {
  config: Pick<Config, "dataDir" | "s3">;
  db: Db;
  /** Null: not tried. A bucket may be away for a while, and pages are served without it. */
  files: FileStore | null;
  /** Null: not tried, because there are no tables or no keys yet. */
  secrets: Pick<Secrets, "open"> | null;
  now: () => Date;
};

/** More than this, and codes, tokens and deadlines are judged differently by the database and by us. */
const MOST_CLOCK_MS = 30_000;
const PROBE = fileKey("probe/start.xml");

/** What the form of a setting does not tell: a line for each that turns out wrong when it is used. */
export async function proveSettings(proven: Proven): Promise<string[]> {
  const problems = [
    await keyProblem(proven),
    await fileProblem(proven),
    await clockProblem(proven),
  ];
  return problems.filter((problem) => problem !== null);
}

/** A new database has sealed nothing yet: every key fits it. */
async function keyProblem({ db, secrets }: Proven): Promise<string | null> {
  if (secrets === null) return null;
  try {
    for (const { kid, private_sealed } of await listPublishedKeys(db)) {
      secrets.open(kid, private_sealed);
    }
    return null;
  } catch {
    return T.sealKey;
  }
}

async function fileProblem({ config, files }: Proven): Promise<string | null> {
  if (files === null) return null;
  const written = Buffer.from("<probe/>");
  try {
    await files.put(PROBE, written, "application/xml");
    const stored = await files.read(PROBE);
    await files.remove(PROBE);
    if (stored && written.equals(stored.bytes)) return null;
    return T.files(placeOf(config), T.filesDiffer);
  } catch (error) {
    return T.files(placeOf(config), error instanceof Error ? error.message : String(error));
  }
}

function placeOf({ s3, dataDir }: Proven["config"]): string {
  return s3 ? `S3_BUCKET ${s3.bucket}` : `DATA_DIR ${resolve(dataDir)}`;
}

async function clockProblem({ db, now }: Proven): Promise<string | null> {
  const before = now().getTime();
  const { rows } = await db.execute<{ at: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as at`,
  );
  const after = now().getTime();
  const theirs = Number(rows[0]?.at);
  const ahead = before - theirs > 0 ? before - theirs : Math.min(0, after - theirs);
  return Math.abs(ahead) > MOST_CLOCK_MS ? T.clock(Math.round(ahead / 1000)) : null;
}
