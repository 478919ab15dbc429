import { spawn } from "node:child_process";
import { findTestBrowser } from "../programs/find-chromium.mjs";
import { startPostgres } from "../programs/find-postgres.mjs";
import { checkDeployFiles } from "./check-deploy.mjs";
import { headCommit, root, runNode } from "./child.mjs";
import { runPlan } from "./plan.mjs";
import { ensureInstalled } from "./prepare.mjs";
import { readAdvisories } from "./read-advisories.mjs";
import { BUILD_STEPS, browserStep, vitestStep } from "./run-checks.mjs";
import { readProved, summarise } from "./summary.mjs";

const AUDIT_MS = 60_000;
const log = (line) => process.stdout.write(`  ${line}\n`);

/**
 * What `npm test` leaves: both engines, storms, kills and floods, every browser test, a fleet with a replica, what
 * operators install, known flaws of packages. `npm run proof -- strain fuzz` runs these steps alone,
 * `npm run proof -- --repeat 5` the journeys, each five times.
 */
export async function proof(args) {
  await ensureInstalled();
  const chromium = await findTestBrowser({ log });
  const repeat = args.indexOf("--repeat");
  if (repeat !== -1) return repeatJourneys(Number(args[repeat + 1] ?? 5), chromium);
  const postgres = await startPostgres({ log, isDurable: false });
  try {
    const steps = chosen(stepsWith({ chromium, postgres }), args);
    const begun = performance.now();
    const outcomes = await runPlan(steps);
    // Together with the tests of the same commit every requirement holds.
    const earlier = args.length === 0 ? readProved(headCommit()) : undefined;
    const summary = summarise(outcomes, {
      ms: performance.now() - begun,
      ...(earlier ? { ledger: { earlier, atLeast: 1 } } : {}),
      rest: earlier ? "Zusammen mit „npm test“." : "Davor gehört: „npm test“.",
    });
    process.stdout.write(summary.text);
    return summary.code;
  } finally {
    await postgres.stop();
  }
}

function stepsWith({ chromium, postgres }) {
  const server = { TEST_DATABASE_URL: postgres.url };
  return [
    ...BUILD_STEPS,
    { name: "packages", label: "Schwachstellen der Pakete", work: checkPackages },
    {
      name: "deploy",
      label: "Einstellungen für systemd und nginx",
      work: () => (checkDeployFiles(log) ? 0 : 1),
    },
    vitestStep("strain", "Stürme, Abstürze, Befehle (eingebettet)", ["strain"], {
      ...server,
      TEST_ENGINE: "pglite",
    }),
    vitestStep("postgres", `Alles auf PostgreSQL ${postgres.version}`, ["database", "strain"], {
      ...server,
      TEST_ENGINE: "postgres",
    }),
    chaosStep("fleet", "Mehrere Prozesse, Angriffe von außen, Signale", server, [
      ...["fleet", "exposure", "signals"],
      "--short",
    ]),
    chaosStep("fuzz", "Grenzwerte gegen alle Schnittstellen (beide Datenbanken)", {}, ["fuzz"]),
    chaosStep("replica", "Vier Prozesse, Lesekopie und Bucket", {}, ["replica"]),
    browserStep("browser", "Browser (beide Datenbanken, Rechner und Telefon)", [], () => ({
      CHROMIUM_PATH: chromium,
      E2E_PART: "rest",
      E2E_POSTGRES: postgres.url,
    })),
  ];
}

function chaosStep(name, label, env, scenarios) {
  const work = () =>
    runNode(["bench/chaos/run.ts", ...scenarios], { env: { ...env, NODE_ENV: "production" } });
  return { name, label, isWide: true, needs: ["build"], work };
}

/** The steps named, with what they need; all of them if none is. */
function chosen(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(", ");
    throw new Error(`Unbekannt: ${unknown.join(", ")}. Möglich: ${known}, --repeat <Anzahl>`);
  }
  if (names.length === 0) return steps;
  const wanted = new Set(names);
  for (const step of steps) {
    if (wanted.has(step.name)) for (const name of step.needs ?? []) wanted.add(name);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

/** A test that depends on chance shows itself when it runs again and again. */
async function repeatJourneys(times, chromium) {
  if (!Number.isInteger(times) || times < 1) throw new Error("Aufruf: npm run proof -- --repeat 5");
  const begun = performance.now();
  const outcomes = await runPlan([
    ...BUILD_STEPS,
    browserStep(
      "journeys",
      `Wege im Browser, je ${times}-mal`,
      ["--repeat-each", String(times), "--retries", "0"],
      () => ({ CHROMIUM_PATH: chromium, E2E_PART: "journeys" }),
    ),
  ]);
  const summary = summarise(outcomes, { ms: performance.now() - begun });
  process.stdout.write(summary.text);
  return summary.code;
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
