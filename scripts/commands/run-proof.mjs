import { spawn } from "node:child_process";
import { startPostgres } from "../find-postgres.mjs";
import { checkDeployFiles } from "./check-deploy.mjs";
import { root, runNode, runTool, step } from "./child.mjs";
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";
import { readAdvisories } from "./read-advisories.mjs";

const AUDIT_MS = 60_000;
const log = (line) => process.stdout.write(`  ${line}\n`);

/**
 * What goes beyond the tests: hostile requests on both engines, a fleet with a replica, what operators install,
 * known flaws of packages.
 */
export async function proof() {
  await ensureInstalled();
  await ensureBuilt();
  await step("Schwachstellen der Pakete", checkPackages);
  await step("Einstellungen für systemd und nginx", () => (checkDeployFiles(log) ? 0 : 1));
  await step("Tägliche Sicherung eines PostgreSQL-Servers", checkBackup);
  await step("Grenzwerte gegen alle Schnittstellen (beide Datenbanken)", () =>
    runNode(["bench/chaos/run.ts", "fuzz"], { env: { NODE_ENV: "production" } }),
  );
  await step("Vier Prozesse, Lesekopie und Bucket", () =>
    runNode(["bench/chaos/run.ts", "replica"], { env: { NODE_ENV: "production" } }),
  );
  return 0;
}

/** The command of the backup's timer, against a real server. */
async function checkBackup() {
  const postgres = await startPostgres({ log });
  try {
    const env = { TEST_DATABASE_URL: postgres.url, TEST_ENGINE: "postgres" };
    const args = ["run", "--project", "database", "tests/commands/deploy.test.ts"];
    return await runTool("vitest/vitest.mjs", args, { env });
  } finally {
    await postgres.stop();
  }
}

/** What runs in production and is known to be dangerous ends the proof; without a source it is left out. */
async function checkPackages() {
  const report = readAdvisories(await audit());
  if (report === null) {
    process.stdout.write("  übersprungen: keine Quelle für Schwachstellen erreichbar\n");
    return 0;
  }
  for (const { name, severity, title } of report) {
    process.stdout.write(`  ${severity}: ${name}${title ? ` (${title})` : ""}\n`);
  }
  const isDangerous = report.some(({ severity }) => severity === "high" || severity === "critical");
  if (report.length === 0) process.stdout.write("  keine bekannt\n");
  return isDangerous ? 1 : 0;
}

/** What npm says about the lockfile; empty if it says nothing in time. */
function audit() {
  return new Promise((resolve) => {
    const args = ["audit", "--json", "--omit=dev", "--package-lock-only"];
    const npm = spawn("npm", args, { cwd: root, stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    npm.stdout.on("data", (chunk) => (output += chunk));
    const limit = setTimeout(() => npm.kill(), AUDIT_MS);
    const done = () => {
      clearTimeout(limit);
      resolve(output);
    };
    npm.on("error", done);
    npm.on("close", done);
  });
}
