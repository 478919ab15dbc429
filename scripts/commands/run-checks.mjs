import { rmSync } from "node:fs";
import { join } from "node:path";
import { findTestBrowser } from "../programs/find-chromium.mjs";
import { startPostgres } from "../programs/find-postgres.mjs";
import { headCommit, runTool } from "./child.mjs";
import { runPlan } from "./plan.mjs";
import { ensureBuilt, ensureInstalled, ensureTypes, runTypeCheck, weighPages } from "./prepare.mjs";
import { check } from "./run-check.mjs";
import { keepProved, RESULTS_FOLDER, summarise } from "./summary.mjs";
import { readPlaywright, readVitest } from "./test-results.mjs";

/** Nine of ten requirements hold before each change; the proof adds the rest. */
const PROVED_BY_TESTS = 0.9;
const REST =
  "Der Rest: „npm run proof“ (PostgreSQL, alle Browsertests auf beiden Datenbanken, Abstürze, Stürme, mehrere Prozesse).";

const log = (line) => process.stdout.write(`  ${line}\n`);

/** Needs neither a database nor a browser. The longest comes first, so that the others run beside it. */
const STATIC_STEPS = [
  {
    name: "types",
    label: "Typen",
    work: async () => {
      const code = await ensureTypes();
      return code === 0 ? runTypeCheck() : code;
    },
  },
  {
    name: "format",
    label: "Format, Regeln und Schichten",
    work: () => runTool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings"], { quiet: true }),
  },
  {
    name: "unused",
    label: "Unbenutztes",
    work: () => runTool("knip/bin/knip.js", [], { quiet: true }),
  },
];

const IN_BERLIN = { TZ: "Europe/Berlin" };
const UNITS = vitestStep("units", "Regeln und Einzeltests", ["rules", "unit"], IN_BERLIN);
const INTEGRATIONS = vitestStep(
  "integrations",
  "Dokumente, Bilder, Kalender",
  ["integrations"],
  IN_BERLIN,
);
// Calendar days must not depend on where the machine stands.
const RULES_IN_UTC = vitestStep("rules-utc", "Regeln (UTC)", ["rules"], { TZ: "UTC" });

/** A project of tests with all cores, and what became of each test. */
export function vitestStep(name, label, projects, env) {
  const report = join(RESULTS_FOLDER, `${name}.json`);
  const args = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const work = async () => {
    rmSync(report, { force: true });
    const code = await runTool("vitest/vitest.mjs", ["run", ...args, ...reporters], {
      env: typeof env === "function" ? env() : env,
    });
    return { code, tests: readVitest(report) };
  };
  return { name, label, isWide: true, work };
}

const BROWSER_REPORTERS = [
  "list",
  "json",
  ...(process.env.E2E_PROFILE ? ["./tests/e2e/support/profile-reporter.ts"] : []),
].join(",");

/** Browser tests before the product, and what became of each. */
export function browserStep(name, label, args, env) {
  const report = join(RESULTS_FOLDER, `${name}.json`);
  const work = async () => {
    rmSync(report, { force: true });
    const code = await playwright([...args, `--reporter=${BROWSER_REPORTERS}`], {
      ...env(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return { code, tests: readPlaywright(report) };
  };
  return { name, label, isWide: true, needs: ["build"], work };
}

export const BUILD_STEPS = [
  {
    name: "build",
    label: "Seiten bauen, Skripte wiegen",
    work: async () => {
      await ensureBuilt();
      return 0;
    },
  },
];

/** Static checks, rules and units: without a database, a browser or the rendering of documents. */
export async function verify() {
  await ensureInstalled();
  return finish([...STATIC_STEPS, UNITS], { rest: "Der Rest: „npm test“." });
}

/** What holds before each change: the checks above, use cases, build and the journeys in a real browser. */
export async function test(args) {
  if (args.includes("--changed")) return check();
  await ensureInstalled();
  // Looked for first: a missing one should be reported before minutes of work.
  const chromium = await findTestBrowser({ log });
  const [types, ...others] = STATIC_STEPS;
  const weigh = {
    name: "weigh",
    label: "Seiten wiegen",
    needs: ["build"],
    work: () => weighPages({ quiet: true }),
  };
  const steps = [
    types,
    ...BUILD_STEPS,
    weigh,
    ...others,
    UNITS,
    INTEGRATIONS,
    RULES_IN_UTC,
    vitestStep("database", "Anwendungsfälle (eingebettete Datenbank)", ["database"], {
      TEST_ENGINE: "pglite",
    }),
    browserStep("journeys", "Wege im Browser (Rechner und Telefon)", [], () => ({
      CHROMIUM_PATH: chromium,
      E2E_PART: "journeys",
    })),
  ];
  return finish(steps, { ledger: { atLeast: PROVED_BY_TESTS }, rest: REST });
}

async function finish(steps, about) {
  const begun = performance.now();
  const outcomes = await runPlan(steps);
  const summary = summarise(outcomes, { ms: performance.now() - begun, ...about });
  process.stdout.write(summary.text);
  if (summary.rows && summary.code === 0) keepProved(headCommit(), summary.rows);
  return summary.code;
}

/** Browser tests as named in the arguments; the second engine only for those that name it. */
export async function browserTests(args) {
  const chromium = await findTestBrowser({ log });
  if (!args.some((word) => word.includes("postgres"))) {
    return playwright(args, { CHROMIUM_PATH: chromium });
  }
  const postgres = await startPostgres({ log, isDurable: false });
  try {
    return await playwright(args, { CHROMIUM_PATH: chromium, E2E_POSTGRES: postgres.url });
  } finally {
    await postgres.stop();
  }
}

const playwright = (args, env) => runTool("@playwright/test/cli.js", ["test", ...args], { env });
