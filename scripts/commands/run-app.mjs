import { SERVER_ENVIRONMENT } from "../programs/server-environment.mjs";
import { runNode } from "./child.mjs";
import { ensureBuilt, ensureInstalled, weighPages } from "./prepare.mjs";
import { browserTests } from "./run-checks.mjs";

export async function start() {
  await ensureInstalled();
  await ensureBuilt();
  return runNode(["server/main.ts"], { env: SERVER_ENVIRONMENT });
}

/** What a start would do first, for a release that is prepared before it is started. */
export async function setup() {
  await ensureInstalled();
  await ensureBuilt();
  return 0;
}

export async function dev() {
  await ensureInstalled();
  return runNode(["server/main.ts"], { env: { NODE_ENV: "development" } });
}

export async function build() {
  await ensureInstalled();
  await ensureBuilt();
  return weighPages();
}

export async function e2e(args) {
  await ensureInstalled();
  await ensureBuilt();
  return browserTests(args);
}

export async function bench(args) {
  await ensureInstalled();
  await ensureBuilt();
  return runNode(["bench/run.ts", ...args], { env: { NODE_ENV: "production" } });
}

/** Something goes wrong on purpose: see docs/reliability.md. */
export async function chaos(args) {
  await ensureInstalled();
  await ensureBuilt();
  return runNode(["bench/chaos/run.ts", ...args], { env: { NODE_ENV: "production" } });
}

/** Every screen as a picture, to be looked at: .cache/screenshots/index.html. */
export async function screenshots(args) {
  await ensureInstalled();
  await ensureBuilt();
  return runNode(["scripts/screenshots/screenshots.ts", ...args], {
    env: { NODE_ENV: "production" },
  });
}

const script = (file) => async (args) => {
  await ensureInstalled();
  return runNode([file, ...args], { env: { NODE_ENV: process.env.NODE_ENV ?? "production" } });
};
/** The next file in data/migrations, from what changed in data/schema. */
export const migration = script("scripts/migrations/make-migration.ts");
export const seed = script("scripts/operate/seed.ts");
export const demo = script("scripts/operate/demo.ts");
export const doctor = script("scripts/operate/doctor.ts");
export const admin = script("scripts/operate/admin.ts");
/** Follows docs/production.md on a bare Debian in a folder, as root. */
export const rehearse = script("scripts/rehearsal/rehearse.ts");
export const reencrypt = script("scripts/operate/reencrypt.ts");
export const backup = script("scripts/operate/backup.ts");
export const restore = script("scripts/operate/restore.ts");
