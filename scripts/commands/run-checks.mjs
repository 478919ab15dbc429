import { findTestBrowser } from "../find-chromium.mjs";
import { startPostgres } from "../find-postgres.mjs";
import { runNode, runTool, step } from "./child.mjs";
import { ensureBuilt, ensureInstalled, weighPages } from "./prepare.mjs";

const vitest = (args, env = {}) => runTool("vitest/vitest.mjs", ["run", ...args], { env });
const log = (line) => process.stdout.write(`  ${line}\n`);

/** Everything that needs neither a database server nor a browser. */
export async function verify() {
  await ensureInstalled();
  await step("Format, Regeln und Schichten", () =>
    runTool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings"]),
  );
  await step("Typen", async () => {
    const code = await runTool("@react-router/dev/bin.cjs", ["typegen"]);
    // Several checkers would each work out the types of the libraries anew: slower on two cores, not faster.
    const check = ["--noEmit", "-p", ".", "--checkers", "1"];
    return code === 0 ? runTool("typescript/bin/tsc", check) : code;
  });
  await step("Unbenutztes", () => runTool("knip/bin/knip.js", []));
  // Calendar days must not depend on where the machine stands.
  const units = ["--project", "rules", "--project", "unit"];
  await step("Einzeltests (Berlin)", () => vitest(units, { TZ: "Europe/Berlin" }));
  await step("Regeln (UTC)", () => vitest(["--project", "rules"], { TZ: "UTC" }));
  return 0;
}

/** The whole proof: the checks above, both database engines, a real browser. */
export async function test() {
  await ensureInstalled();
  // Looked for first: whoever lacks one of them should not wait ten minutes to hear of it.
  const chromium = await findTestBrowser({ log });
  const postgres = await startPostgres({ log, isDurable: false });
  try {
    await verify();
    const server = { TEST_DATABASE_URL: postgres.url };
    await step("Datenbank (eingebettet)", () =>
      vitest(["--project", "database"], { ...server, TEST_ENGINE: "pglite" }),
    );
    await step(`Datenbank (PostgreSQL ${postgres.version})`, () =>
      vitest(["--project", "database"], { ...server, TEST_ENGINE: "postgres" }),
    );
    await ensureBuilt();
    await weighPages();
    await step("Zwei Prozesse hinter einem Proxy, Signale", () =>
      runNode(["bench/chaos/run.ts", "fleet", "exposure", "signals", "--short"], {
        env: { ...server, NODE_ENV: "production" },
      }),
    );
    await step("Browser", () => browserTests([], { chromium, postgres }));
  } finally {
    await postgres.stop();
  }
  return 0;
}

/** A browser before the product on both engines. */
export async function browserTests(args, found = {}) {
  const chromium = found.chromium ?? (await findTestBrowser({ log }));
  const postgres = found.postgres ?? (await startPostgres({ log, isDurable: false }));
  try {
    return await runTool("@playwright/test/cli.js", ["test", ...args], {
      env: { CHROMIUM_PATH: chromium, E2E_POSTGRES: postgres.url },
    });
  } finally {
    if (!found.postgres) await postgres.stop();
  }
}
